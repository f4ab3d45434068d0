import type { InvasionsView } from '#shared/invasions/view.ts'
import { provinces } from '#shared/invasions/world/provinces.ts'
import type { Speaker } from '../../i18n/speaker.ts'
import type { Colouring, MapContent, MapMode } from '../../map/types.ts'
import { objectives, political, religion } from './colourings.ts'
import { incomeStep } from './income.ts'
import { type MapWords, mapWordsIn } from './words.ts'

export type ModeId = 'political' | 'terrain' | 'income' | 'religion' | 'objectives'

/** How the land may be coloured, in the order in which it is offered. */
export function modesOf(view: InvasionsView, speaker: Speaker): MapContent['modes'] {
  const words = mapWordsIn(speaker.language)
  return modesFrom(words, {
    political: political(view, speaker),
    religion: religion(view, speaker),
    objectives: objectives(view, speaker)
  })
}

/** The modes with what depends on the course of the game; terrain and income are as printed. */
export function modesFrom(
  words: MapWords,
  { political, religion, objectives }: Readonly<Record<'political' | 'religion' | 'objectives', Colouring>>
): MapContent['modes'] {
  const mode = (id: ModeId, colouring: Colouring): MapMode => ({ id, label: words.modes[id], colouring })
  return [
    mode('political', political),
    mode('terrain', { kind: 'terrain', labels: words.terrains }),
    mode('income', income(words)),
    mode('religion', religion),
    mode('objectives', objectives)
  ]
}

function income({ incomeSteps }: MapWords): Colouring {
  const steps = provinces.map(({ id, income }) => [id, incomeStep(income)] as const)
  return { kind: 'scale', steps: incomeSteps, provinces: Object.fromEntries(steps) }
}
