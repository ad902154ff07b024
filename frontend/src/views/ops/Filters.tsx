// The filters, the grouping and the columns of the table of ops.

import type { OpColumns } from '../../api/messages';
import { GROUPINGS, readGrouping } from './filterOps';
import type { Settings } from '../../url/settings';
import { bytesOf } from '../../format/units';
import { TextField } from '../../components/TextField';
import type { SizedColumn } from '../../components/table/columns';

interface FiltersProps {
  ops: OpColumns;
  settings: Settings;
  set: (name: string, value: string) => void;
}

export function Filters({ ops, settings, set }: FiltersProps) {
  const least = settings.least ?? '';
  return (
    <>
      <TextField
        type="search"
        class="filter"
        placeholder="Op, module or source"
        label="Filter the ops"
        testId="ops-filter"
        value={settings.filter ?? ''}
        onInput={(text) => set('filter', text)}
      />
      <TextField
        type="search"
        class="filter short"
        placeholder="Module, e.g. *.mlp"
        label="Only ops in matching modules; * matches any text"
        testId="ops-module"
        value={settings.module ?? ''}
        onInput={(text) => set('module', text)}
      />
      <Choice
        label="Output state"
        any="any state"
        testId="ops-state"
        options={present(ops.output_state)}
        value={settings.state ?? ''}
        onChoose={(value) => set('state', value)}
      />
      <Choice
        label="Output dtype"
        any="any dtype"
        testId="ops-dtype"
        options={present(ops.output_dtype)}
        value={settings.dtype ?? ''}
        onChoose={(value) => set('dtype', value)}
      />
      <TextField
        type="search"
        class="filter short"
        placeholder="At least, e.g. 1 MiB"
        label="Only ops that save or return at least this many bytes"
        isInvalid={least !== '' && bytesOf(least) === null}
        testId="ops-least"
        value={least}
        onInput={(text) => set('least', text)}
      />
      <label class="check">
        <input
          type="checkbox"
          data-testid="ops-saving-only"
          checked={settings.saving === '1'}
          onChange={(event) => set('saving', event.currentTarget.checked ? '1' : '')}
        />
        Saved tensors only
      </label>
      <Choice
        label="Group by"
        any="no grouping"
        testId="ops-group"
        options={GROUPINGS}
        value={readGrouping(settings.group) ?? ''}
        onChoose={(value) => {
          set('open', '');
          set('group', value);
        }}
      />
    </>
  );
}

function present(column: readonly (string | null)[]): string[] {
  return [...new Set(column)].filter((value) => value !== null).sort();
}

interface ChoiceProps {
  label: string;
  /** What stands for no choice. */
  any: string;
  testId: string;
  options: readonly string[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ label, any, testId, options, value, onChoose }: ChoiceProps) {
  // A choice from a link or another recording filters, even if no op here has it.
  const all = value === '' || options.includes(value) ? options : [...options, value];
  return (
    <select
      aria-label={label}
      title={label}
      data-testid={testId}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{any}</option>
      {all.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

interface ColumnsProps {
  columns: readonly SizedColumn[];
  shown: readonly string[];
  /** The keys with commas; "" leaves it to the room that there is. */
  onChoose: (columns: string) => void;
}

/** The columns to choose. */
export function Columns({ columns, shown, onChoose }: ColumnsProps) {
  const toggle = (key: string) => {
    const next = columns
      .map((column) => column.key)
      .filter((each) => (each === key) !== shown.includes(each));
    if (next.length > 0) onChoose(next.join(','));
  };
  return (
    <details class="menu" data-testid="ops-columns">
      <summary>Columns</summary>
      <div class="menu-list">
        {columns.map(({ key, label, help }) => (
          <label key={key} class="check" title={help}>
            <input
              type="checkbox"
              data-testid={`column-${key}`}
              checked={shown.includes(key)}
              onChange={() => toggle(key)}
            />
            {label === '#' ? 'number' : label}
          </label>
        ))}
        <button type="button" onClick={() => onChoose('')}>
          Fit to width
        </button>
      </div>
    </details>
  );
}
