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
  const folder = logdir || 'runs';
  const snippet = SNIPPET.replace('LOGDIR', () => JSON.stringify(folder));
  return (
    <div class="empty" data-testid="empty">
      <h1>No recording here yet</h1>
      <p>
        {logdir ? (
          <>
            The log directory <code>{logdir}</code> holds no activation memory recording.
          </>
        ) : (
          'The log directories hold no activation memory recording.'
        )}{' '}
        Record a training without changing it:
      </p>
      <Snippet
        code={`tb-actmem record -o ${shellWord(`${folder}/train`)} train.py`}
        label="Copy the command"
        testId="command"
      />
      <p>Or record a step of your program, and add it to the log:</p>
      <Snippet code={snippet} label="Copy the code" testId="snippet" />
      <p class="hint">
        A recording appears here once the writer has flushed it (<code>writer.flush()</code>, or
        leaving the <code>with</code> block) and the server has read the log again.
      </p>
    </div>
  );
}

function shellWord(text: string): string {
  return /^[\w./~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
