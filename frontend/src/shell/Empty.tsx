// An empty log directory: how to record.

import { Snippet } from '../components/CopyButton';

const SNIPPET = `import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;

export function Empty({ logdir }: { logdir: string }) {
  const snippet = SNIPPET.replace('LOGDIR', () => JSON.stringify(logdir || 'runs'));
  return (
    <div class="empty" data-testid="empty">
      <h2>No recording here yet</h2>
      <p>
        {logdir ? (
          <>
            The log directory <code>{logdir}</code> holds no activation memory recording.
          </>
        ) : (
          'The log directories hold no activation memory recording.'
        )}{' '}
        Record one forward pass and add it to the log:
      </p>
      <Snippet code={snippet} label="Copy the code" testId="snippet" />
      <p class="hint">
        A recording appears here once the writer has flushed it (<code>writer.flush()</code>, or
        leaving the <code>with</code> block) and the server has read the log again.
      </p>
    </div>
  );
}
