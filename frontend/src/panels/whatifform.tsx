// Modules that run in another way, as patterns that are typed; ticked ones stand here, too.

import { useStore } from '../context';
import type { WhatIf } from '../key';
import { settingsOfWhatIf, whatIfOf } from '../other';
import { Field } from './field';
import { useSince } from './since';

const FIELDS: { name: keyof WhatIf; lead: string; placeholder: string; label: string }[] = [
  {
    name: 'checkpoint',
    lead: 'under checkpoints',
    placeholder: 'modules, such as h.*',
    label: 'Modules that would run under checkpoints, such as h.*',
  },
  {
    name: 'save',
    lead: 'that save',
    placeholder: 'nothing, or ops such as addmm',
    label: 'Ops whose results the checkpoints would keep instead of running them again',
  },
  {
    name: 'offload',
    lead: 'offloaded',
    placeholder: 'nothing, or modules',
    label: 'Modules whose saves would go to the host until the backward asks for them',
  },
];

export function AskWhatIf() {
  const { address, change, compare } = useStore();
  const { checkpoint = '', save = '', offload = '' } = whatIfOf(address.value.compare) ?? {};
  // The form stays, and with it the focus, when what it asked for becomes what is shown.
  const [typed, setTyped] = useSince(`${checkpoint}|${save}|${offload}`, {
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
  const canOffload = compare.patterns.state.value.value?.is_on_host === false || offload !== '';
  return (
    <form
      class="what-if"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDone) change({ compare: settingsOfWhatIf(asked) });
      }}
    >
      {FIELDS.filter(({ name }) => name !== 'offload' || canOffload).map(
        ({ name, lead, placeholder, label }) => (
          <label key={name}>
            {lead}{' '}
            <Field
              type="text"
              class="filter"
              placeholder={placeholder}
              label={label}
              title={label}
              testId={`compare-${name}`}
              value={typed[name]}
              onInput={(text) => setTyped({ ...typed, [name]: text })}
            />
          </label>
        ),
      )}
      <button type="submit" data-testid="compare-predict" aria-disabled={isDone}>
        {isNothing && !isDone ? 'Leave' : 'Predict'}
      </button>
    </form>
  );
}
