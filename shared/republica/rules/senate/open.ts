import type { Script } from '../../ask.ts'
import type { Session } from '../../board/senate.ts'
import { concessions } from '../../content/concessions.ts'
import type { WarId } from '../../content/ids.ts'
import { idsIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { omens } from '../../queries/combat/battle-setup.ts'
import { highestOfficial } from '../../queries/precedence.ts'
import { leadersOf, warRecord } from '../../queries/wars.ts'
import { destroyConcession } from '../changes/concessions.ts'
import { offerRansoms } from '../combat/ransom.ts'
import { fillBenches } from './benches.ts'
import { takeChair } from './chair.ts'

/** A session in which nothing has happened yet. */
export function newSession(): Session {
  return {
    stage: 'opening',
    chair: null,
    declined: [],
    motions: [],
    booked: [],
    rejected: [],
    unwilling: [],
    trials: { minor: 0, major: 0 },
    cleared: [],
    closedConcessions: [],
    landBills: [],
    isRepealTried: false,
    isLifeTried: false,
    murders: { by: [], against: [] },
    tribunes: [],
    recalled: [],
    minorMotions: 0
  }
}

/** 3 V, 9.1: the session opens; its parts follow in order. */
export function* openSession(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  state.phase = 'senate'
  emit({ type: 'phase-began', phase: 'senate' })
  yield* offerRansoms(play)
  state.senate = newSession()
  ravageItaly(play)
  yield* fillBenches(play)
  const opener = highestOfficial(state)
  if (opener) takeChair(play, opener, 'opens')
  state.senate.stage = 'consuls'
  schedule(
    { task: 'deals', moment: 'elections' },
    { task: 'elect-consuls' },
    { task: 'name-dictator' },
    { task: 'elect-dictator' },
    { task: 'elect-censor' },
    { task: 'hold-trials' },
    { task: 'elect-governors' },
    { task: 'bring-in-laws' },
    { task: 'deals', moment: 'business' },
    { task: 'business' },
    { task: 'close-senate' }
  )
}

/** 9.611A: each war that ravages Italy ruins a tax farmer, and its leader another. */
function ravageItaly(play: RepublicPlay): void {
  const { state } = play
  const wars = idsIn(state.wars).filter((id) => state.wars[id]?.isActive && warRecord(id).ravagesItaly)
  for (const war of wars) {
    const rolls = leadersOf(state, war).some((leader) => RAVAGERS.has(leader)) ? 2 : 1
    for (let roll = 0; roll < rolls; roll++) ravage(play, war)
  }
}

/** 9.611A: the leaders who cost Rome a second roll. */
const RAVAGERS: ReadonlySet<string> = new Set(['hannibal', 'spartacus'])

function ravage(play: RepublicPlay, war: WarId): void {
  const { state, emit, roll } = play
  const amount = omens(state)
  const { total } = roll({
    reason: 'ravages',
    rule: '9.611',
    faces: 6,
    modifiers: amount === 0 ? [] : [{ amount, rule: '7.35', why: 'evil-omens' }]
  })
  const struck = idsIn(concessions).find((id) => {
    const { destroyed } = concessions[id]
    return destroyed?.by === 'ravages' && destroyed.roll === total
  })
  const isDestroyed = struck !== undefined && destroyConcession(play, struck)
  emit({ type: 'italy-ravaged', war, concession: isDestroyed ? struck : null })
}
