import { provinces } from '#shared/invasions/world/provinces.ts'
import type { Colouring, MapContent, MapMode, ScaleColouring, WashColouring } from '../../map/map-types.ts'
import { INCOME_STEPS, incomeStep } from './income.ts'
import type { MapWords } from './map-words.ts'

export type MapModeId = 'political' | 'nations' | 'terrain' | 'income' | 'religion' | 'objectives'

/** The washes that change during the game; terrain and income are as printed. */
export type Washes = Readonly<Record<'political' | 'nations' | 'religion' | 'objectives', WashColouring>>

/** The map modes, in the order of the switch. */
export function mapModes(
  words: MapWords,
  { political, nations, religion, objectives }: Washes
): MapContent['modes'] {
  const mode = (id: MapModeId, colouring: Colouring): MapMode => ({ id, label: words.modes[id], colouring })
  return [
    mode('political', political),
    mode('nations', nations),
    mode('terrain', { kind: 'terrain', labels: words.terrains }),
    mode('income', income()),
    mode('religion', religion),
    mode('objectives', objectives)
  ]
}

function income(): ScaleColouring {
  const steps = provinces.map(({ id, income }) => [id, incomeStep(income)] as const)
  return { kind: 'scale', steps: INCOME_STEPS, provinces: Object.fromEntries(steps) }
}
