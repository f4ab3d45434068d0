import { z } from 'zod'
import type { Immutable } from '#shared/republica/board/index.ts'
import { type Ballot, ballotIds } from '#shared/republica/board/senate.ts'
import type { SenatorId } from '#shared/republica/content/ids.ts'
import { senatorSchema } from '#shared/republica/content-schemas.ts'
import type { SenateAbouts, Voting } from '#shared/republica/decisions/senate.ts'
import { idsIn } from '#shared/republica/entries.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'

/** Who differs from his faction, and what is paid for votes. */
const splitSchema = z.partialRecord(senatorSchema, z.enum(ballotIds)).catch({})
const boughtSchema = z.partialRecord(senatorSchema, z.int().min(0)).catch({})

type Split = z.infer<typeof splitSchema>
type Bought = z.infer<typeof boughtSchema>

export const splitIn = ({ values }: Draft): Split => splitSchema.parse(values.split)
export const boughtIn = ({ values }: Draft): Bought => boughtSchema.parse(values.bought)

export function withSplit(draft: Draft, senator: SenatorId, ballot: Ballot | null): Draft {
  const { [senator]: _, ...others } = splitIn(draft)
  return withValue(draft, 'split', ballot === null ? others : { ...others, [senator]: ballot })
}

export function withBought(draft: Draft, senator: SenatorId, talents: number): Draft {
  const { [senator]: _, ...others } = boughtIn(draft)
  return withValue(draft, 'bought', talents === 0 ? others : { ...others, [senator]: talents })
}

type About = Immutable<SenateAbouts['vote']>

/** How a senator votes if his faction votes so: bound senators as they must (9.631). */
export function ballotOf(draft: Draft, voter: About['voters'][number], faction: Ballot): Ballot {
  return voter.bound ?? splitIn(draft)[voter.senator] ?? faction
}

/** The votes that a faction would cast for and against. */
export function castBy(draft: Draft, { voters }: About, faction: Ballot) {
  const bought = boughtIn(draft)
  const sum = (side: Ballot) =>
    voters
      .filter((voter) => ballotOf(draft, voter, faction) === side)
      .reduce((total, { senator, votes }) => total + votes + (bought[senator] ?? 0), 0)
  return { yes: sum('yes'), no: sum('no') }
}

/** The vote of the faction with everything that differs from it. Who abstains buys nothing. */
export function votingOf(draft: Draft, { voters }: About, faction: Ballot): Voting {
  const differing = voters.flatMap((voter) => {
    const ballot = ballotOf(draft, voter, faction)
    return ballot === faction ? [] : [{ senator: voter.senator, ballot }]
  })
  const bought = boughtIn(draft)
  const paying = idsIn(bought).flatMap((senator) => {
    const voter = voters.find((each) => each.senator === senator)
    const talents = bought[senator] ?? 0
    return voter && talents > 0 && ballotOf(draft, voter, faction) !== 'abstain' ? [{ senator, talents }] : []
  })
  return { do: 'vote', ballot: faction, split: differing, bought: paying }
}
