// A line of text that the reader types.

interface FieldProps {
  /** A filter can be emptied by a click. */
  type: 'search' | 'text';
  label: string;
  placeholder: string;
  title?: string;
  class?: string;
  testId: string;
  value: string;
  isInvalid?: boolean;
  onInput: (text: string) => void;
}

export function TextField({ label, testId, isInvalid = false, onInput, ...others }: FieldProps) {
  return (
    <input
      {...others}
      // Preact's types ask every text input for one.
      list={undefined}
      aria-label={label}
      aria-invalid={isInvalid}
      data-testid={testId}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  );
}
