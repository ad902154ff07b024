// The totals written beside a recording, which are shown until it is read.

import { useStore } from '../state/context';
import { useReply } from '../state/replies';
import { bytes } from '../format/units';
import { Loading } from '../components/Notices';

export function RoundedTotals() {
  const { isServed } = useStore();
  const totals = useReply('totals.json', isServed ? {} : null).current?.totals ?? [];
  if (totals.length === 0) return <Loading what={READING} />;
  return (
    <div class="recording">
      <header class="header">
        <div class="headline">
          <dl class="totals" data-testid="rounded-totals">
            {totals.map(({ key, label, help, nbytes }) => (
              <div key={key} class={key} title={help}>
                <dt>{label}</dt>
                <dd class="figure">{bytes(nbytes)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <Loading what={`Rounded to seven digits. ${READING}`} />
    </div>
  );
}

const READING = 'Reading the recording…';
