// Modules that run in another way, as patterns that are typed; ticked ones stand here, too.

import { useStore } from '../context';
import { settingsOfWhatIf, whatIfOf } from '../other';
import { Field } from './field';
import { useSince } from './since';

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
      <label>
        under checkpoints{' '}
        <Field
          type="text"
          class="filter"
          placeholder="modules, such as h.*"
          label="Modules that would run under checkpoints, such as h.*"
          testId="compare-checkpoint"
          value={typed.checkpoint}
          onInput={(text) => setTyped({ ...typed, checkpoint: text })}
        />
      </label>
      <label>
        that save{' '}
        <Field
          type="text"
          class="filter"
          placeholder="nothing, or ops such as addmm"
          label="Ops whose results the checkpoints would keep, such as addmm"
          title="Selective checkpoints keep the results of these ops instead of running them again"
          testId="compare-save"
          value={typed.save}
          onInput={(text) => setTyped({ ...typed, save: text })}
        />
      </label>
      {canOffload && (
        <label>
          offloaded{' '}
          <Field
            type="text"
            class="filter"
            placeholder="nothing, or modules"
            label="Modules whose saves would go to the host, such as h.*"
            title="What they save goes to the host until the backward asks for it"
            testId="compare-offload"
            value={typed.offload}
            onInput={(text) => setTyped({ ...typed, offload: text })}
          />
        </label>
      )}
      <button type="submit" data-testid="compare-predict" aria-disabled={isDone}>
        {isNothing && !isDone ? 'Leave' : 'Predict'}
      </button>
    </form>
  );
}
