import type { HistoricalMoment } from '../content/historical-course.ts'
import { historicalCourse } from '../content/historical-course.ts'
import type { NationId, SideId } from '../content/ids.ts'
import { nations } from '../content/nations/index.ts'
import type { Nation, Turn } from '../content/schema.ts'
import { timeTable } from '../content/time-table.ts'
import { provinces } from '../world/provinces.ts'
import { type Holders, heldPoints } from './held-points.ts'

const course: readonly HistoricalMoment[] = historicalCourse
const allNations: readonly Nation[] = nations
const turns: readonly Turn[] = timeTable

function holdersAt(moment: HistoricalMoment): Holders {
  const areaOf = new Map(provinces.map((province) => [province.id, province.area]))
  return {
    area: (id) => moment.areas[id],
    province: (id) => {
      const area = areaOf.get(id)
      return moment.provinces[id] ?? (area && moment.areas[area])
    }
  }
}

const scoresOn = (nation: Nation, turn: number): boolean =>
  turns.some((entry) => entry.turn === turn && entry.scoring === 'yes') ||
  nation.awards.some((award) => award.for === 'objectives' && award.turn === turn)

/** What each nation would score by its objectives if the game went as history did. */
export function historicalScores(): { turn: number; side: SideId; nation: NationId; points: number }[] {
  return course.flatMap((moment) =>
    allNations
      .filter((nation) => scoresOn(nation, moment.turn))
      .map((nation) => ({
        turn: moment.turn,
        side: nation.side,
        nation: nation.id,
        points: heldPoints(nation.objectives, nation.id, holdersAt(moment))
      }))
      .filter((score) => score.points > 0)
  )
}

/** XI.E without modifiers: 2 in 10 for 1 point, 4 in 10 for 3. */
export const pointsOfARaid = 1.4

export function raidsOf(side: SideId): number {
  const own = new Set(allNations.filter((nation) => nation.side === side).map((nation) => nation.id))
  return turns.reduce((sum, turn) => sum + turn.raids.filter((nation) => own.has(nation)).length, 0)
}
