// Modules that run in another way, as patterns that are typed; ticked ones stand here, too.

import type { PatternsReply } from '../../../api/messages';
import type { WhatIf } from '../../../recording/key';
import { TextField } from '../../../components/TextField';
import { useResettableState } from '../../../components/hooks/useResettableState';

/** A rewrite is chosen by its action, and stays. */
type Typed = Omit<WhatIf, 'rewrite'>;

const FIELDS: { name: keyof Typed; lead: string; placeholder: string; label: string }[] = [
  {
    name: 'checkpoint',
    lead: 'Checkpoint',
    placeholder: 'modules, e.g. h.*',
    label: 'Modules to checkpoint, e.g. h.*',
  },
  {
    name: 'save',
    lead: 'Save results of',
    placeholder: 'no ops, or e.g. addmm',
    label: 'Ops whose results are saved instead of recomputed',
  },
  {
    name: 'offload',
    lead: 'CPU offload',
    placeholder: 'no modules, or e.g. h.*',
    label: 'Modules whose saved tensors are offloaded to CPU memory until the backward pass',
  },
];

interface WhatIfFormProps {
  patterns: PatternsReply | undefined;
  choice: WhatIf;
  choose: (next: WhatIf) => void;
}

export function WhatIfForm({ patterns, choice, choose }: WhatIfFormProps) {
  const { checkpoint = '', save = '', offload = '' } = choice;
  // The form and its focus stay when the reply arrives.
  const [typed, setTyped] = useResettableState(`${checkpoint}|${save}|${offload}`, {
    checkpoint,
    save,
    offload,
  });
  const asked = {
    checkpoint: typed.checkpoint.trim(),
    save: typed.save.trim(),
    offload: typed.offload.trim(),
  };
  const isSame = asked.checkpoint === checkpoint && asked.offload === offload;
  const isDone = isSame && (asked.save === save || !asked.checkpoint);
  const isNothing = !asked.checkpoint && !asked.offload;
  const canOffload = patterns?.is_on_host === false || offload !== '';
  return (
    <form
      class="what-if"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDone) choose({ ...choice, ...asked });
      }}
    >
      {FIELDS.filter(({ name }) => name !== 'offload' || canOffload).map(
        ({ name, lead, placeholder, label }) => (
          <label key={name}>
            {lead}{' '}
            <TextField
              type="text"
              class="filter"
              placeholder={placeholder}
              label={label}
              title={label}
              testId={`what-if-${name}`}
              value={typed[name]}
              onInput={(text) => setTyped({ ...typed, [name]: text })}
            />
          </label>
        ),
      )}
      <button type="submit" data-testid="what-if-predict" aria-disabled={isDone}>
        {isNothing && !isDone ? 'Clear' : 'Predict'}
      </button>
    </form>
  );
}
