import type { Nation, Turn } from '../content/content-schema.ts'
import { figures } from '../content/figures.ts'
import { type HistoricalMoment, historicalCourse } from '../content/historical-course.ts'
import type { NationId, SideId } from '../content/ids.ts'
import { nations } from '../content/nations/index.ts'
import type { Objective } from '../content/objective-schema.ts'
import { timeTable } from '../content/time-table.ts'
import { raidChances } from '../queries/raids/raids.ts'
import { provinces } from '../world/provinces.ts'

const course: readonly HistoricalMoment[] = historicalCourse
const allNations: readonly Nation[] = nations
const turns: readonly Turn[] = timeTable
const areaOf = new Map(provinces.map((province) => [province.id, province.area]))

function holds(
  nation: NationId,
  objective: Objective,
  { areas, provinces: single }: HistoricalMoment
): boolean {
  if ('area' in objective) return areas[objective.area] === nation
  const area = areaOf.get(objective.province)
  return (single[objective.province] ?? (area && areas[area])) === nation
}

const scoresOn = (nation: Nation, turn: number): boolean =>
  turns.some((entry) => entry.turn === turn && entry.scoring === 'yes') ||
  nation.awards.some((award) => award.for === 'objectives' && award.turn === turn)

/** V.B: what each nation would score by its objectives if the game went as history did. */
export function historicalScores(): { turn: number; side: SideId; nation: NationId; points: number }[] {
  return course.flatMap((moment) =>
    allNations
      .filter((nation) => scoresOn(nation, moment.turn))
      .map((nation) => ({
        turn: moment.turn,
        side: nation.side,
        nation: nation.id,
        points: nation.objectives
          .filter((objective) => holds(nation.id, objective, moment))
          .reduce((sum, objective) => sum + objective.points, 0)
      }))
      .filter((score) => score.points > 0)
  )
}

const chances = raidChances(0)

/** XI.E: the points that a raid brings on average without modifiers. */
export const pointsOfARaid =
  chances.minus * figures.raid.pointsOfAMinus + chances.plus * figures.raid.pointsOfAPlus

/** How many raids the Time Table grants a side. */
export function raidsOf(side: SideId): number {
  const own = new Set(allNations.filter((nation) => nation.side === side).map((nation) => nation.id))
  return turns.reduce((sum, turn) => sum + turn.raids.filter((nation) => own.has(nation)).length, 0)
}
