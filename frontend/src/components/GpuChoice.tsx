// The GPU for which a view estimates times, or compares memory.

interface GpuChoiceProps {
  gpus: readonly string[];
  gpu: string;
  title: string;
  testId: string;
  choose: (gpu: string) => void;
}

export function GpuChoice({ gpus, gpu, title, testId, choose }: GpuChoiceProps) {
  return (
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
    </label>
  );
}
