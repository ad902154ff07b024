import { expect, test } from 'vitest';

import { START } from './address';
import { findSelection, selectionNames, withSelection } from './carrySelection';
import { moduleId, nodeId } from '../recording/ids';
import type { RecordingReply } from '../api/messages';
import { sample } from '../../test/samples';

/** A recording with these modules, and ops by module, name and node. */
function recording(fqn: string[], ops: [number | null, string, number][]) {
  const { modules, ops: columns }: RecordingReply = sample('mlp').recording;
  return {
    modules: { ...modules, fqn, call: fqn.map(() => 0), parent: fqn.map(() => null) },
    ops: {
      ...columns,
      module: ops.map(([module]) => module),
      op: ops.map(([, op]) => op),
      node: ops.map(([, , node]) => node),
    },
  };
}

const BEFORE = recording(
  ['', 'fc', 'act'],
  [
    [1, 'addmm', 10],
    [2, 'mul', 11],
    [2, 'mul', 12],
    [2, 'tanh', 13],
  ],
);
const AFTER = recording(
  ['', 'act', 'fc'],
  [
    [1, 'mul', 20],
    [1, 'mul', 21],
    [2, 'addmm', 22],
  ],
);

const at = (part: object) => ({ ...START, ...part });
const carry = (part: object) => findSelection(AFTER, selectionNames(BEFORE, at(part)));

test('an op is found by its module, its name and its number among those', () => {
  expect(carry({ selected: nodeId(12) }).selected).toEqual(nodeId(21));
  expect(carry({ selected: nodeId(10) }).selected).toEqual(nodeId(22));
});

test('a module call is found by its name', () => {
  expect(carry({ selected: moduleId(1) }).selected).toEqual(moduleId(2));
});

test('a missing op is not selected', () => {
  expect(carry({ selected: nodeId(13) }).selected).toBeNull();
});

test('open modules are open in the other recording', () => {
  const { expand, settings } = carry({ expand: [0, 1], settings: { modules: { open: '0-1' } } });
  expect(expand).toEqual([0, 2]);
  expect(settings).toEqual({ modules: { open: '0,2' } });
});

test('no open modules and the server’s choice are kept', () => {
  expect(carry({ expand: [] }).expand).toEqual([]);
  expect(carry({}).expand).toBeNull();
});

test('a later choice of the reader is kept', () => {
  const address = at({ selected: nodeId(20), settings: { modules: { sort: 'fqn' } } });
  expect(withSelection(address, carry({ selected: nodeId(12), expand: [1] }))).toEqual({
    selected: nodeId(20),
    expand: [2],
    settings: { modules: { sort: 'fqn' } },
  });
});
