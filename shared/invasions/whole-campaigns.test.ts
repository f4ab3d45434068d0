// What holds throughout a campaign. All of these tests look at the same random campaigns.
import { beforeAll, describe, expect, it } from 'vitest'
import { appDictionaries } from '../app/words/index.ts'
import { copyJson, untypedCopy } from '../engine/json.ts'
import { Proofreader } from '../words/testing/proofreading.ts'
import { sideIds } from './content/ids.ts'
import { decisionKinds } from './decisions/decision-kinds.ts'
import { invasions } from './game.ts'
import type { InvasionsState } from './state.ts'
import { decisionFaults } from './testing/decision-faults.ts'
import { fightFaults } from './testing/fight-faults.ts'
import { secretsIn, withPlantedSecrets } from './testing/planted-secrets.ts'
import { textFlaws } from './testing/text-flaws.ts'
import { type CampaignWatcher, watchCampaign } from './testing/watch-campaign.ts'
import { viewOf } from './view.ts'
import { viewSchema } from './view-schema.ts'
import { invasionsWords } from './words/index.ts'

/** Keeps every eightieth state and every snapshot, as JSON text. */
function keptStates() {
  const states: string[] = []
  const snapshots = new Set<string>()
  const watcher: CampaignWatcher = {
    onQuestion({ answers, state, snapshot }) {
      snapshots.add(snapshot.state)
      if (answers % 80 === 0) states.push(JSON.stringify(state))
    }
  }
  return { watcher, found: { states, snapshots } }
}

/** Keeps views from cached parts, each beside the view of a copy that no cache knows. */
function keptViews() {
  const found: { readonly cached: unknown; readonly fresh: unknown }[] = []
  const watcher: CampaignWatcher = {
    onQuestion({ answers, state }) {
      const view = viewOf(state, 'goths')
      if (answers % 100 !== 0) return
      const unseen: InvasionsState = JSON.parse(JSON.stringify(state))
      found.push({ cached: untypedCopy(view), fresh: untypedCopy(viewOf(unseen, 'goths')) })
    }
  }
  return { watcher, found }
}

function play(seed: number, combat: 'basic' | 'advanced', isViewed: boolean) {
  const [kept, views, decisions, fights, texts] = [
    keptStates(),
    keptViews(),
    decisionFaults(),
    fightFaults(),
    textFlaws(new Proofreader(appDictionaries, invasionsWords))
  ]
  const watchers = [kept, decisions, fights, texts].map(({ watcher }) => watcher)
  watchCampaign(seed, combat, isViewed ? [...watchers, views.watcher] : watchers, fights.game)
  return {
    ...kept.found,
    views: views.found,
    decisions: decisions.found,
    fights: fights.found,
    flaws: texts.found
  }
}

const statesOf = (texts: Iterable<string>) => [...texts].map((text): InvasionsState => JSON.parse(text))

/** In each of these campaigns fleets meet, which random players rarely do. The views of one campaign are enough. */
describe.each([
  { seed: 3, combat: 'basic', isViewed: true },
  { seed: 6, combat: 'advanced', isViewed: false },
  { seed: 1, combat: 'basic', isViewed: false }
] as const)('campaign $seed, $combat combat', ({ seed, combat, isViewed }) => {
  let found: ReturnType<typeof play>
  beforeAll(() => {
    found = play(seed, combat, isViewed)
  }, 120_000)

  it('every stored state is read unchanged', { timeout: 60_000 }, () => {
    expect(found.snapshots.size).toBeGreaterThan(10)
    for (const state of statesOf(found.snapshots)) {
      expect(invasions.readState(copyJson(state))).toEqual(state)
    }
  })

  it('every view passes the schema of the page', { timeout: 60_000 }, () => {
    for (const state of statesOf(found.states)) {
      for (const side of ['goths', null]) {
        const { error } = viewSchema.safeParse(untypedCopy(viewOf(state, side)))
        expect(error?.issues ?? []).toEqual([])
      }
    }
  })

  it('every decision is of a known kind, says what it is about, offers places on the map and a legal preset', () => {
    expect([...found.decisions.faults]).toEqual([])
  })

  it('decisions come in most kinds, some with a preset', () => {
    expect(found.decisions.seen.size).toBeGreaterThan(decisionKinds.length / 2)
    expect(found.decisions.preset.size).toBeGreaterThan(8)
  })

  it('everything has a text in both languages', () => {
    expect([...found.flaws]).toEqual([])
  })

  it('each question of a fight is asked during that fight, and names its place', () => {
    expect(found.fights.misplaced).toEqual([])
  })

  it('a save in the middle of a fight reopens in the same state', () => {
    expect(found.fights.changedBySaving).toEqual([])
  })

  it('no task begins during a fight, and no fight remains in the state at the end', () => {
    expect(found.fights.tasksInFights).toEqual([])
    expect(found.fights.remains).toBe(false)
  })

  it('it has battles, sieges, raids and naval fights', () => {
    const kinds = ['battle-losses', 'besiege', 'raid-target', 'naval-interception']
    expect(kinds.filter((kind) => !found.fights.asked.has(kind))).toEqual([])
  })

  if (!isViewed) return

  it('a view from cached parts equals a view built from scratch', { timeout: 60_000 }, () => {
    expect(found.views.length).toBeGreaterThan(10)
    for (const { cached, fresh } of found.views) expect(cached).toEqual(fresh)
  })

  it('a new field of the state appears in no view until it is listed', { timeout: 60_000 }, () => {
    for (const state of statesOf(found.states)) {
      const planted = withPlantedSecrets(state)
      expect(JSON.stringify(planted)).toContain('planted')
      for (const side of [...sideIds, null]) {
        expect(secretsIn(untypedCopy(viewOf(planted, side)))).toEqual([])
      }
    }
  })
})
