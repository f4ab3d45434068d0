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
    ...cloneOf(others),
    options,
    control,
    areaControl,
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

function copyTable<Table extends object>(
  table: Table,
  copyItem: (item: NonNullable<Table[keyof Table]>) => NonNullable<Table[keyof Table]>
): Table {
  const copy: Partial<Table> = {}
  for (const key in table) {
    const item = table[key]
    if (item) copy[key] = copyItem(item)
  }
  // Every key of the table has been copied; the compiler cannot count them.
  return copy as Table
}
