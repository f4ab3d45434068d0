import { nationCard } from '#shared/invasions/catalogue.ts'
import { nationIds, religionIds, sideIds } from '#shared/invasions/content/ids.ts'
import { objectiveProvinces } from '#shared/invasions/queries/scoring/objectives.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { message } from '#shared/invasions/words/message.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { Pattern, WashColouring } from '../../map/map-types.ts'
import type { Washes } from './map-modes.ts'
import { nationCharges } from './nation-emblems.ts'
import { nationLooks } from './nation-looks.ts'
import { sideLooks } from './side-looks.ts'

/** The washes of the map in this position, for the viewing side. */
export function washesOf(view: InvasionsView, words: Translator): Washes {
  return {
    political: political(view, words),
    nations: nations(view, words),
    religion: religion(view, words),
    objectives: objectives(view, words)
  }
}

/** Who holds each province, by side. */
function political({ control }: InvasionsView, words: Translator): WashColouring {
  const swatches = sideIds.map((id) => {
    const { colour, pattern } = sideLooks[id]
    return [id, { colour, pattern, label: words.name('side', id) }] as const
  })
  const held = Object.entries(control).map(
    ([province, nation]) => [province, nationCard(nation).side] as const
  )
  return { kind: 'wash', swatches: Object.fromEntries(swatches), provinces: Object.fromEntries(held) }
}

/** Who holds each province, by nation. */
function nations({ control }: InvasionsView, words: Translator): WashColouring {
  const holders = nationIds.filter((nation) => Object.values(control).includes(nation))
  const swatches = holders.flatMap((nation) => {
    const look = nationLooks.get(nation)
    if (!look) return []
    return [
      [
        nation,
        {
          ...look,
          label: words.name('nation', nation),
          side: nationCard(nation).side,
          emblem: nationCharges[nation]
        }
      ] as const
    ]
  })
  return { kind: 'wash', swatches: Object.fromEntries(swatches), provinces: { ...control } }
}

const RELIGION_LOOKS: readonly { readonly colour: string; readonly pattern: Pattern }[] = [
  { colour: '#9b3a2e', pattern: 'none' },
  { colour: '#7a5a12', pattern: 'cross' },
  { colour: '#4a7d42', pattern: 'diagonal' },
  { colour: '#b3701a', pattern: 'waves' },
  { colour: '#5d6a74', pattern: 'dots' }
]

/** The religion of each province's holder. */
function religion({ control, nations }: InvasionsView, words: Translator): WashColouring {
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
  return { kind: 'wash', swatches: Object.fromEntries(swatches), provinces: Object.fromEntries(held) }
}

/** The objectives of the viewing side's nations, and which of them score now. */
function objectives(view: InvasionsView, words: Translator): WashColouring {
  const { viewer } = view
  const marked: Record<string, 'held' | 'wanted'> = {}
  for (const nation of nationIds) {
    if (viewer !== null && nationCard(nation).side !== viewer) continue
    for (const [province, scores] of objectiveProvinces(view, nation)) {
      marked[province] = scores || marked[province] === 'held' ? 'held' : 'wanted'
    }
  }
  return {
    kind: 'wash',
    swatches: {
      held: { colour: '#3f7a45', pattern: 'none', label: words.say(message('map.objective-held')) },
      wanted: { colour: '#a8741a', pattern: 'diagonal', label: words.say(message('map.objective-wanted')) }
    },
    provinces: marked
  }
}
