import { cloneOf } from '../engine/json.ts'
import { copyUnits } from './queries/placement.ts'
import type { InvasionsState, NationState } from './state.ts'

/**
 * A state that shares nothing with the first that the rules change: copied by type, since the tables are large. Who
 * controls what is shared: those tables are replaced at every change (`rules/control.ts`).
 */
export function copyState(state: InvasionsState): InvasionsState {
  const { units, leaders, nations, cities, options, control, areaControl, ...others } = state
  return {
    // What is shared comes with it, and the order of all parts.
    ...state,
    ...cloneOf(others),
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

/** Of a record that holds no others. */
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
  // It has every key that the table has; the compiler cannot count them.
  return copy as Record<Key, Item>
}
