// The text of a field while the reader types.

import type { TargetedEvent } from 'preact';

import { useResettableState } from './useResettableState';

type FieldEvent = TargetedEvent<HTMLInputElement>;

/**
 * Properties of a field whose text counts when the reader leaves it or presses Enter. A render
 * before that keeps what was typed, until the field has another value.
 */
export function useTyped<T extends string | number>(
  value: T,
  choose: (field: HTMLInputElement) => void,
) {
  const [typed, setTyped] = useResettableState<string | null>(value, null);
  return {
    value: typed ?? value,
    onInput: ({ currentTarget }: FieldEvent) => setTyped(currentTarget.value),
    onChange: ({ currentTarget }: FieldEvent) => {
      setTyped(currentTarget.value);
      choose(currentTarget);
    },
  };
}
