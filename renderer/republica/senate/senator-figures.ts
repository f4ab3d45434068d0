import type { Message } from '#shared/engine/message.ts'
import type { WhereaboutsId } from '#shared/republica/board/senator.ts'
import type { FactionId } from '#shared/republica/campaign-options.ts'
import type { OfficeId, QuaestorId, SenatorId } from '#shared/republica/content/ids.ts'
import { entriesIn } from '#shared/republica/entries.ts'
import { ratingsOf } from '#shared/republica/queries/ratings.ts'
import { senatorsOf } from '#shared/republica/queries/republic.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { message, reference } from '#shared/republica/words/message.ts'

/** What the portrait of a senator shows. */
export interface SenatorFigures {
  readonly id: SenatorId
  readonly faction: FactionId | null
  readonly military: number
  readonly loyalty: number
  readonly influence: number
  readonly popularity: number
  readonly talents: number
  /** 9.31: what he casts without buying votes. */
  readonly votes: number
  readonly at: WhereaboutsId
  readonly office: OfficeId | null
  readonly quaestor: QuaestorId | null
  readonly exConsul: number
  readonly isLeader: boolean
  /** The province or war where he is; null in Rome or nowhere in particular. */
  readonly place: Message | null
}

/** Null for a senator who is not on the table. */
export function senatorFigures(view: RepublicView, id: SenatorId): SenatorFigures | null {
  const senator = view.senators[id]
  if (!senator) return null
  const card = ratingsOf(id)
  const { faction, influence, popularity, talents, at, office, quaestor, exConsul, knights } = senator
  return {
    id,
    faction,
    military: card.military,
    loyalty: card.loyalty,
    influence,
    popularity,
    talents,
    votes: card.oratory + knights,
    at,
    office,
    quaestor,
    exConsul,
    isLeader: faction !== null && view.factions[faction]?.leader === id,
    place: placeOf(view, id)
  }
}

function placeOf(view: RepublicView, id: SenatorId): Message | null {
  const army = view.armies.find(({ commander, masterOfHorse }) => commander === id || masterOfHorse === id)
  if (army) {
    const { against } = army
    return against === 'home' || against === 'rebel' || against === 'rebellion'
      ? message(`ui.army-${against}`)
      : message('ui.at-this-war', { war: reference('war', against) })
  }
  const governed = entriesIn(view.provinces).find(([, { governor }]) => governor === id)
  return governed ? message('ui.in-province', { province: reference('province', governed[0]) }) : null
}

/** The senators of a faction as they sit: its leader, then by influence. */
export function seatedOf(view: RepublicView, faction: FactionId): readonly SenatorFigures[] {
  return senatorsOf(view, faction)
    .flatMap((id) => senatorFigures(view, id) ?? [])
    .toSorted(
      (one, other) => Number(other.isLeader) - Number(one.isLeader) || other.influence - one.influence
    )
}
