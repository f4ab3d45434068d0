import type { Decision, Option } from '#shared/engine/decision.ts'
import type { Message } from '#shared/engine/message.ts'
import { includesKey } from '#shared/engine/option-key.ts'
import type { DecisionKind, InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { message } from '#shared/invasions/words/message.ts'
import type { AreaId } from '#shared/invasions/world/areas.ts'
import { provincesOf } from '#shared/invasions/world/world-queries.ts'
import type { MapTarget, TargetLook } from '../../map/map-types.ts'
import { chosenIn, type Draft, isChosen, toggled, withOption } from '../../table/decision/draft.ts'
import { clampedPercent } from '../fight/odds-bar.tsx'
import { type Assignment, deploymentAssignment, nextPieceFor, settlementAssignment } from './assignment.ts'
import { choiceOptions } from './option-card.tsx'
import { openPlaces, pickForPair, provincePairsIn } from './province-pairs.ts'

/** How the map shows a question, and what a click on it means. */
export interface MapChoice {
  readonly targets: readonly MapTarget[]
  /** Null if the click means nothing. */
  pick(place: string): MapChoicePick | null
  /** Why other places cannot be chosen. */
  readonly elsewhere: Message
}

export interface MapChoicePick {
  readonly draft: Draft
  readonly held: string | null
}

type InvasionsDecision = Decision<Invasions['Inquiry']>

/** A chosen place looks like the target of a march, the others like plain options. */
const CHOSEN: TargetLook = 'way'
const OPEN: TargetLook = 'plain'

const NOT_OFFERED = message('elsewhere.not-offered')
const NO_GRANT = message('elsewhere.no-grant')
const NOT_MUSTERED = message('elsewhere.not-mustered')
const NO_REVOLT = message('elsewhere.no-revolt')

/** Questions that are answered with one of several places, and nothing else. */
const ONE_PLACE: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'place-capital',
  'grow-city',
  'place-leader',
  'leader-succeeds',
  'place-horde',
  'place-mercenary',
  'take-back-mercenary',
  'revolt-province',
  'shaken-city',
  'treaty-province',
  'limes-follows-border',
  'pay-or-mutiny'
])

export function isAnsweredByOnePlace(kind: DecisionKind): boolean {
  return ONE_PLACE.has(kind) || kind === 'suppress-revolt'
}

/** Null if the question is not answered on the map. */
export function mapChoiceOf(
  view: Pick<InvasionsView, 'nations'>,
  decision: InvasionsDecision | null,
  draft: Draft,
  held: string | null
): MapChoice | null {
  if (!decision) return null
  switch (decision.kind) {
    case 'offer-foedus':
    case 'choose-grant':
      return pairOnMap(decision, draft, held)
    case 'deploy-purchases':
      return {
        ...assignmentOnMap(deploymentAssignment(decision, draft), draft, held),
        elsewhere: NOT_MUSTERED
      }
    case 'settle-foedus':
      return assignmentOnMap(settlementAssignment(decision, draft), draft, held)
    case 'pick-area':
    case 'end-heresy':
      return areasOnMap(decision, draft)
    case 'purchases':
      return sitesOnMap(decision, draft, message('elsewhere.no-building'))
    case 'recover-sites':
      return sitesOnMap(decision, draft, NOT_OFFERED)
    case 'declare-hostility':
      return nationsOnMap(view, decision, draft)
    case 'suppress-revolt': {
      const chances = new Map<string, number>(
        decision.about.revolts.map(({ province, chance }) => [province, chance])
      )
      const shown = placesOnMap(decision, draft, (place) => `${clampedPercent(chances.get(place) ?? 0)}%`)
      return { ...shown, elsewhere: NO_REVOLT }
    }
    default:
      return ONE_PLACE.has(decision.kind) ? placesOnMap(decision, draft) : null
  }
}

function placesOnMap(
  decision: InvasionsDecision,
  draft: Draft,
  noteOn?: (place: string) => string
): MapChoice {
  const options = choiceOptions(decision)
  const at = (place: string) => options.find((option) => option.place === place)
  return {
    targets: options.flatMap(({ key, place }) =>
      place === undefined
        ? []
        : [{ place, look: isChosen(draft, key) ? CHOSEN : OPEN, ...(noteOn ? { note: noteOn(place) } : {}) }]
    ),
    pick: (place) => {
      const option = at(place)
      return option ? { draft: withOption(draft, option.key), held: null } : null
    },
    elsewhere: NOT_OFFERED
  }
}

function pairOnMap(
  decision: Decision<InquiryOf<'offer-foedus' | 'choose-grant'>>,
  draft: Draft,
  held: string | null
): MapChoice {
  const pairs = provincePairsIn(decision)
  const pair: readonly string[] | undefined = pairs.find(({ key }) => isChosen(draft, key))?.places
  const chosen = pair ?? (held === null ? [] : [held])
  const open = openPlaces(pairs, held).filter((place) => !chosen.includes(place))
  return {
    targets: [
      ...open.map((place) => ({ place, look: OPEN })),
      ...chosen.map((place, index) => ({ place, look: CHOSEN, note: String(index + 1) }))
    ],
    pick: (place) => pickForPair(pairs, draft, held, place),
    elsewhere: NO_GRANT
  }
}

function assignmentOnMap(assignment: Assignment, draft: Draft, held: string | null): MapChoice {
  const { pieces, places, mayStand, put } = assignment
  const candidates = pieces.filter(({ id, at }) => (held === null ? at === null : id === held))
  const here = (place: string) => pieces.filter(({ at }) => at === place).length
  return {
    targets: [...places].flatMap(([place, room]): MapTarget[] => {
      const count = here(place)
      if (count > 0) return [{ place, look: CHOSEN, note: `+${count}` }]
      const fits = room > 0 && candidates.some(({ id }) => mayStand(id, place))
      return fits ? [{ place, look: OPEN }] : []
    }),
    pick: (place) => {
      const piece = nextPieceFor(assignment, held, place)
      return piece === null ? null : { draft: put(draft, piece, place), held: null }
    },
    elsewhere: NOT_OFFERED
  }
}

/** An Area is chosen by any of its provinces. */
function areasOnMap({ body }: Decision<InquiryOf<'pick-area' | 'end-heresy'>>, draft: Draft): MapChoice {
  const areas = body.options.map(({ key }) => key)
  const areaOf = new Map<string, AreaId>(areas.flatMap((area) => [[area, area], ...provincesIn(area)]))
  return {
    targets: areas.flatMap((area) =>
      provincesIn(area).map(([place]) => ({ place, look: isChosen(draft, area) ? CHOSEN : OPEN }))
    ),
    pick: (place) => {
      const area = areaOf.get(place)
      return area === undefined ? null : { draft: withOption(draft, area), held: null }
    },
    elsewhere: NOT_OFFERED
  }
}

function provincesIn(area: AreaId): [string, AreaId][] {
  return provincesOf(area, 'base').map(({ id }) => [id, area])
}

/** XII.D: nations are chosen at their hordes and capitals. */
function nationsOnMap(
  { nations }: Pick<InvasionsView, 'nations'>,
  { about, body }: Decision<InquiryOf<'declare-hostility'>>,
  draft: Draft
): MapChoice {
  const [field] = body.fields
  const seats = about.others.flatMap((nation) => {
    const place = nations[nation].seat?.at
    return place === undefined ? [] : [{ nation, place }]
  })
  const isNamed = (nation: string) => field !== undefined && includesKey(chosenIn(draft, field.name), nation)
  return {
    targets: seats.map(({ nation, place }) => ({ place, look: isNamed(nation) ? 'fight' : OPEN })),
    pick: (place) => {
      const found = seats.find((seat) => seat.place === place)
      return found && field?.field === 'many'
        ? { draft: toggled(draft, field, found.nation), held: null }
        : null
    },
    elsewhere: NOT_OFFERED
  }
}

/** XXIII.C, XVIII.I, XIV.I: walls, Limites and recovered sites are chosen at their provinces. */
function sitesOnMap({ body }: Decision, draft: Draft, elsewhere: Message): MapChoice {
  const fields = (body.type === 'form' ? body.fields : []).flatMap((field) =>
    field.field === 'many' && field.name !== 'repair' && field.name !== 'buy' ? [field] : []
  )
  const look = (name: string, { key }: Option): TargetLook =>
    includesKey(chosenIn(draft, name), key) ? CHOSEN : name === 'fortify' ? 'walls' : OPEN
  return {
    targets: fields.flatMap(({ name, options }) =>
      options.flatMap((option) =>
        option.place === undefined ? [] : [{ place: option.place, look: look(name, option) }]
      )
    ),
    pick: (place) => {
      for (const field of fields) {
        const option = field.options.find((one) => one.place === place)
        if (option) return { draft: toggled(draft, field, option.key), held: null }
      }
      return null
    },
    elsewhere
  }
}
