// What could be better, in sentences that lead to the place.

import { useStore } from '../../state/context';
import { moduleId, nodeId } from '../../recording/ids';
import type { WarningRow } from '../../api/messages';

type Sentence = Pick<WarningRow, 'text' | 'node' | 'module'>;

export function Sentences({ testId, rows }: { testId: string; rows: readonly Sentence[] }) {
  const { select } = useStore();
  if (rows.length === 0) return null;
  return (
    <ul class="sentences" data-testid={testId}>
      {rows.map(({ text, node, module }) => {
        const id = node !== null ? nodeId(node) : module !== null ? moduleId(module) : null;
        return (
          <li key={text}>
            {text}{' '}
            {id && (
              <button type="button" class="link" onClick={() => select(id)}>
                show
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
