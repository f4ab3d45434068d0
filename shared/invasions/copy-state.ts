import { cloneJson } from '../engine/json.ts'
import { copyUnits } from './queries/pieces/placement.ts'
import type { InvasionsState, NationState } from './state.ts'

/**
 * Copies a state so that the rules can change the copy alone. It copies each table by its type, because the tables are
 * large. Both states share the tables of control: the rules replace those at every change (`rules/control/control.ts`).
 */
export function copyState(state: InvasionsState): InvasionsState {
  const { units, leaders, nations, cities, options, control, areaControl, ...others } = state
  return {
    // Brings the shared tables, and keeps the order of the keys.
    ...state,
    ...cloneJson(others),
    nations: copyTable(nations, copyNation),
    leaders: copyTable(leaders, flatCopy),
    cities: copyTable(cities, flatCopy),
    units: copyUnits(state)
  }
}

function copyNation(nation: NationState): NationState {
  const { seat, diplomacy } = nation
  return { ...nation, seat: seat && { ...seat }, diplomacy: [...diplomacy] }
}

/** Copies a record that contains no other records. */
function flatCopy<Item extends object>(item: Item): Item {
  return { ...item }
}

function copyTable<Key extends string, Item extends object>(
  table: Partial<Record<Key, Item>>,
  copyItem: (item: Item) => Item
): Record<Key, Item> {
  const copy: Partial<Record<Key, Item>> = {}
  for (const key in table) {
    const item = table[key]
    if (item) copy[key] = copyItem(item)
  }
  // The copy has every key of the table; the compiler cannot check that.
  return copy as Record<Key, Item>
}
