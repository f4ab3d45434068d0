import { nationCard } from '#shared/invasions/catalogue.ts'
import { nationIds, religionIds } from '#shared/invasions/content/ids.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { message } from '#shared/invasions/words/message.ts'
import { provinces } from '#shared/invasions/world/provinces.ts'
import type { Speaker } from '../i18n/speaker.ts'
import type { Colouring, MapMode, Pattern } from '../map/types.ts'
import { sideLooks } from './map-sides.ts'
import { SIDES } from './sides.ts'

/** The colourings that depend on the game; terrain and income the map knows by itself. */
export function colouringsOf(
  view: InvasionsView,
  words: Speaker
): Readonly<Partial<Record<MapMode, Colouring>>> {
  return {
    political: political(view, words),
    religion: religion(view, words),
    objectives: objectives(view, words)
  }
}

/** Who holds each province, by side. */
function political({ control }: InvasionsView, words: Speaker): Colouring {
  const swatches = SIDES.map((id) => {
    const { colour, pattern } = sideLooks[id]
    return [id, { colour, pattern, label: words.name('side', id) }] as const
  })
  const held = Object.entries(control).map(
    ([province, nation]) => [province, nationCard(nation).side] as const
  )
  return { swatches: Object.fromEntries(swatches), provinces: Object.fromEntries(held) }
}

const RELIGION_LOOKS: readonly { readonly colour: string; readonly pattern: Pattern }[] = [
  { colour: '#9b3a2e', pattern: 'none' },
  { colour: '#7a5a12', pattern: 'cross' },
  { colour: '#4a7d42', pattern: 'diagonal' },
  { colour: '#b3701a', pattern: 'waves' },
  { colour: '#5d6a74', pattern: 'dots' }
]

/** The faith of whoever holds the land. */
function religion({ control, nations }: InvasionsView, words: Speaker): Colouring {
  const swatches = religionIds.map((id, index) => {
    const look = RELIGION_LOOKS[index % RELIGION_LOOKS.length] ?? {
      colour: '#5d6a74',
      pattern: 'none' as const
    }
    return [id, { ...look, label: words.name('religion', id) }] as const
  })
  const held = Object.entries(control).flatMap(([province, nation]) => {
    const faith = nations[nation]?.religion
    return faith === undefined ? [] : [[province, faith] as const]
  })
  return { swatches: Object.fromEntries(swatches), provinces: Object.fromEntries(held) }
}

/** What the nations of the side that looks would score for, and which of it they hold. */
function objectives({ control, nations, viewer }: InvasionsView, words: Speaker): Colouring {
  const marked: Record<string, string> = {}
  for (const id of nationIds) {
    const { side, objectives: aims } = nationCard(id)
    if (nations[id]?.presence !== 'in-play' || (viewer !== null && side !== viewer)) continue
    for (const aim of aims) {
      for (const province of provinces) {
        const meant = 'province' in aim ? province.id === aim.province : province.area === aim.area
        if (meant && marked[province.id] !== 'held') {
          marked[province.id] = control[province.id] === id ? 'held' : 'wanted'
        }
      }
    }
  }
  return {
    swatches: {
      held: { colour: '#3f7a45', pattern: 'none', label: words.say(message('map.objective-held')) },
      wanted: { colour: '#a8741a', pattern: 'diagonal', label: words.say(message('map.objective-wanted')) }
    },
    provinces: marked
  }
}
