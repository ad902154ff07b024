// The GPU for which a view estimates times, its memory, and the memory outside of torch.

import { useStore, useSettings } from '../state/context';
import { GPU, settingsOf } from '../url/address';
import { withSetting } from '../url/settings';
import { useResettableState } from './hooks/useResettableState';
import { useTyped } from './hooks/useTyped';

interface GpuChoiceProps {
  gpus: readonly string[];
  gpu: string;
  gpuBytes: number;
  outsideBytes: number;
  title: string;
  testId: string;
}

const MIB = 2 ** 20;
const GIB = 2 ** 30;

export function GpuChoice(props: GpuChoiceProps) {
  const { gpus, gpu, gpuBytes, outsideBytes, title, testId } = props;
  const { address, change } = useStore();
  const [, set] = useSettings(GPU);
  // Another GPU has a memory of its own.
  const choose = (name: string) => {
    const others = withSetting(settingsOf(address.peek(), GPU), 'memory', '');
    change({ settings: { [GPU]: withSetting(others, 'name', name) } });
  };
  return (
    <span class="gpu-choice">
      <label>
        GPU{' '}
        <select
          data-testid={testId}
          title={title}
          value={gpu}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {gpus.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>{' '}
      <Memory
        label="memory"
        unit="GiB"
        of={GIB}
        nbytes={gpuBytes}
        title="Compared with the step. Empty: the memory that CUDA reports for this GPU"
        mayBeEmpty
        testId={`${testId}-memory`}
        choose={(nbytes) => set('memory', nbytes)}
      />{' '}
      <Memory
        label="outside of torch"
        unit="MiB"
        of={MIB}
        nbytes={outsideBytes}
        title="Assumed for CUDA itself, NCCL, and pools of CUDA graphs that are not known"
        testId={`${testId}-outside`}
        choose={(nbytes) => set('outside', nbytes)}
      />
    </span>
  );
}

interface MemoryProps {
  label: string;
  unit: string;
  /** The bytes of a unit. */
  of: number;
  nbytes: number;
  title: string;
  /** Empty is the default. */
  mayBeEmpty?: boolean;
  testId: string;
  /** Bytes as a parameter of a query. */
  choose: (nbytes: string) => void;
}

function Memory({ label, unit, of, nbytes, title, mayBeEmpty, testId, choose }: MemoryProps) {
  const [isWrong, setWrong] = useResettableState(nbytes, false);
  const typed = useTyped(Math.round((100 * nbytes) / of) / 100, (field) => {
    const { value, valueAsNumber, validity } = field;
    const isDefault = mayBeEmpty && value === '' && !validity.badInput;
    const isRight = valueAsNumber >= 0 && valueAsNumber * of < 2 ** 50;
    setWrong(!isDefault && !isRight);
    if (isDefault) choose('');
    else if (isRight) choose(String(Math.round(valueAsNumber * of)));
  });
  return (
    <label>
      {label}{' '}
      <input
        data-testid={testId}
        title={title}
        type="number"
        min="0"
        step="any"
        aria-invalid={isWrong}
        {...typed}
      />{' '}
      {unit}
    </label>
  );
}
