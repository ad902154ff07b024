// The GPU for which a view estimates times, or compares memory, and its memory outside of torch.

import { useState } from 'preact/hooks';

import { useSettings } from '../state/context';
import { GPU } from '../url/address';

interface GpuChoiceProps {
  gpus: readonly string[];
  gpu: string;
  outsideBytes: number;
  title: string;
  testId: string;
}

const MIB = 2 ** 20;

export function GpuChoice(props: GpuChoiceProps) {
  const { gpus, gpu, outsideBytes, title, testId } = props;
  const [, set] = useSettings(GPU);
  return (
    <span class="gpu-choice">
      <label>
        GPU{' '}
        <select
          data-testid={testId}
          title={title}
          value={gpu}
          onChange={(event) => set('name', event.currentTarget.value)}
        >
          {gpus.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>{' '}
      <Outside nbytes={outsideBytes} testId={testId} choose={(nbytes) => set('outside', nbytes)} />
    </span>
  );
}

interface OutsideProps {
  nbytes: number;
  testId: string;
  /** Bytes as a parameter of a query. */
  choose: (outside: string) => void;
}

/** The memory of CUDA itself and of NCCL, which no recording knows. */
function Outside({ nbytes, testId, choose }: OutsideProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <label>
      outside of torch{' '}
      <input
        data-testid={`${testId}-outside`}
        title="Assumed for CUDA itself, NCCL, and pools of CUDA graphs that are not known"
        type="number"
        min="0"
        step="any"
        aria-invalid={isWrong}
        value={nbytes / MIB}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          const isRight = valueAsNumber >= 0 && valueAsNumber < 2 ** 30;
          setWrong(!isRight);
          if (isRight) choose(String(Math.round(valueAsNumber * MIB)));
        }}
      />{' '}
      MiB
    </label>
  );
}
