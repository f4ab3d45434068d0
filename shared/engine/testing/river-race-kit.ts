import { eraseTypes } from '../any-game.ts'
import type { GameKit } from '../kit.ts'
import { plainScene } from '../scene/plain-scene.ts'
import type { SoakTarget } from '../soak-target.ts'
import { type ObservedAnswer, reportColumns, type TournamentSupport } from '../tournament.ts'
import type { RaceEvent, RaceState } from './river-race/types.ts'
import { riverRace } from './river-race.ts'

const game = eraseTypes(riverRace)

function negativeFood({ boats }: RaceState): string[] {
  const wrong = Object.entries(boats).filter(([, { food }]) => food < 0)
  return wrong.map(([side, { food }]) => `food is never below none: ${side} has ${food}`)
}

function raceSoakTarget(): SoakTarget {
  const counts: Record<string, number> = { moved: 0, found: 0 }
  return {
    game,
    optionsOf: () => ({}),
    // The soak plays this game only, so the state is a RaceState.
    inspect: (state) => negativeFood(state as RaceState),
    follow:
      () =>
      ({ type }) => {
        counts[type] = (counts[type] ?? 0) + 1
      },
    coverage: () => ({ counts, missing: Object.keys(counts).filter((name) => counts[name] === 0) })
  }
}

/** How often the crews rowed. */
interface RaceNotes {
  readonly rowed: number
}

const tournament: TournamentSupport<RaceNotes> = {
  inspect: negativeFood,
  lap: { name: 'move', endsWith: 'moved' },
  observe: () => {
    let rowed = 0
    return {
      note: ({ events }: ObservedAnswer<RaceEvent>) => {
        rowed += events.filter(({ type }) => type === 'roll').length
      },
      notes: () => ({ rowed })
    }
  },
  report: (races) => [
    {
      title: 'rowing',
      columns: reportColumns(['most'], 0),
      rows: [{ name: 'rolls', values: [Math.max(...races.map(({ notes }) => notes.rowed))] }]
    }
  ]
}

/** The kit of the toy game: the smallest one with every part of a kit. */
export const riverRaceKit: GameKit = {
  game,
  options: [],
  soakTarget: raceSoakTarget,
  rules: {
    sections: [
      { id: 'R.0', title: 'Boats' },
      { id: 'R.1', title: 'Loading' },
      { id: 'R.2', title: 'Moving' },
      { id: 'R.3', title: 'Well fed' },
      { id: 'R.4', title: 'The flood' }
    ],
    overviews: {},
    otherChapters: [],
    grammar: { chapter: 'R', part: '[0-9]' },
    files: ['shared/engine/testing/river-race.ts']
  },
  scene: plainScene(riverRace),
  tournament,
  pointsBySource: ({ boats }: RaceState) =>
    Object.fromEntries(Object.entries(boats).map(([side, { at }]) => [side, { river: at }])),
  commands: [
    {
      name: 'boats',
      summary: 'the crews of the race',
      takes: 'words',
      usage: '',
      run: () => game.sidesOf({ crews: 4 })
    }
  ]
}
