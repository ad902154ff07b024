// What the table of ops is filtered and grouped by, and which columns it has.

import type { OpColumns } from '../messages';
import { GROUPINGS, readGrouping } from '../ops';
import type { Settings } from '../settings';
import { bytesOf } from '../units';
import { Field } from './field';
import type { OpColumn } from './opcolumns';

interface FiltersProps {
  ops: OpColumns;
  settings: Settings;
  set: (name: string, value: string) => void;
}

export function Filters({ ops, settings, set }: FiltersProps) {
  const least = settings.least ?? '';
  return (
    <>
      <Field
        type="search"
        class="filter"
        placeholder="Filter by op, module or source line"
        label="Filter the ops"
        testId="ops-filter"
        value={settings.filter ?? ''}
        onInput={(text) => set('filter', text)}
      />
      <Field
        type="search"
        class="filter short"
        placeholder="Module, as *.mlp"
        label="Only ops in modules of this name, in which * stands for any letters"
        testId="ops-module"
        value={settings.module ?? ''}
        onInput={(text) => set('module', text)}
      />
      <Choice
        label="Output is"
        any="any state"
        testId="ops-state"
        options={present(ops.output_state)}
        value={settings.state ?? ''}
        onChoose={(value) => set('state', value)}
      />
      <Choice
        label="Type of the output"
        any="any dtype"
        testId="ops-dtype"
        options={present(ops.output_dtype)}
        value={settings.dtype ?? ''}
        onChoose={(value) => set('dtype', value)}
      />
      <Field
        type="search"
        class="filter short"
        placeholder="At least, as 1 MiB"
        label="Only ops that keep or return at least so many bytes"
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
        only ops that save
      </label>
      <Choice
        label="Group by"
        any="no groups"
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
  // What a link or another recording chose filters, even where no op of this one has it.
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
  columns: readonly OpColumn[];
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
          As many as fit
        </button>
      </div>
    </details>
  );
}
