import { describe, expect, it } from 'vitest'
import { everyRow } from '../../../testing/every-row.ts'
import { calamities } from './calamities.ts'
import type { PrintedPlay } from './card-schema.ts'
import { eventCards } from './decks.ts'
import { diplomacyCards } from './diplomacy.ts'
import type { Effect } from './effect.ts'
import { plainEffectSchema } from './effect.ts'
import { withNestedEffects } from './nested-effects.ts'
import { cardHooks, conditions, groups, parties, rolls, targets, windows } from './vocabulary.ts'

const plays = [...eventCards, ...diplomacyCards].flatMap((card) => card.plays)
const effects = [...plays, ...calamities].flatMap((holder) => holder.effects).flatMap(withNestedEffects)
const sorted = (values: Iterable<string>) => [...new Set(values)].sort()

describe('the vocabulary is closed and every word of it is used', () => {
  const text = JSON.stringify([plays, calamities])

  it('hooks', () => {
    expect(sorted(effects.flatMap((effect) => (effect.do === 'hook' ? [effect.hook] : [])))).toEqual(
      sorted(Object.keys(cardHooks))
    )
  })
  it('windows', () => {
    expect(sorted(plays.map((play) => play.window))).toEqual(sorted(Object.keys(windows)))
  })
  it('targets', () => {
    expect(sorted(plays.map((play) => play.target.kind))).toEqual(sorted(Object.keys(targets)))
  })
  it('conditions', () => {
    const used = [
      ...plays.flatMap((play) => play.target.where),
      ...effects.flatMap((effect) => (effect.do === 'if' ? [effect.when] : []))
    ]
    expect(sorted(used)).toEqual(sorted(Object.keys(conditions)))
  })
  it('groups', () => {
    expect(sorted(effects.flatMap((effect) => (effect.do === 'each' ? [effect.of] : [])))).toEqual(
      sorted(Object.keys(groups))
    )
  })
  it('effects', () => {
    const words = plainEffectSchema.options.map((option) => [...option.shape.do.values][0] ?? '')
    const plain = new Set<string>(words)
    expect(sorted(effects.map((effect) => effect.do).filter((word) => plain.has(word)))).toEqual(
      sorted(words)
    )
  })
  it('rolls and parties', () => {
    for (const word of [...rolls, ...Object.keys(parties)]) expect(text, word).toContain(`"${word}"`)
  })
  it('`each` as a party stands only inside an `each`', () => {
    const outside = (list: readonly Effect[]): boolean =>
      list.some((effect) => {
        if (effect.do === 'each') return false
        if (effect.do === 'check') return outside(effect.pass) || outside(effect.fail)
        if (effect.do === 'if') return effect.of === 'each' || outside(effect.yes) || outside(effect.no)
        return 'who' in effect && effect.who === 'each'
      })
    expect(plays.some((play) => outside(play.effects))).toBe(false)
    expect(calamities.some((calamity) => outside(calamity.effects))).toBe(false)
  })
})

describe('the words of a play are consistent', () => {
  const rollOf: Partial<Record<PrintedPlay['window'], string>> = {
    'raid-declared': 'raid',
    'revolt-roll': 'revolt',
    'interception-roll': 'interception',
    'flight-roll': 'flight',
    'landing-roll': 'sea-risk',
    'siege-start': 'siege'
  }
  const battle = ['battle-start', 'battle-pools', 'battle-rolled', 'battle-ended', 'naval-battle']
  const who = (effect: Effect) =>
    'who' in effect ? effect.who : 'of' in effect && effect.do === 'if' ? effect.of : null

  const fitsTogether = (play: PrintedPlay) => {
    const { window } = play
    const inner = play.effects.flatMap(withNestedEffects)
    for (const effect of inner) {
      if (effect.do === 'modify-roll') expect(effect.roll).toBe(rollOf[window])
      if (who(effect) === 'opponent') expect(['battle-side', 'siege']).toContain(play.target.kind)
      if (who(effect) === 'target')
        expect(['none', 'player', 'event', 'roll']).not.toContain(play.target.kind)
      if (who(effect) === 'target-2') expect(['two-nations', 'tie']).toContain(play.target.kind)
      if (who(effect) === 'area-controller') expect(play.target.kind).toMatch(/area$/)
      if (effect.do === 'battle-dice') expect(['battle-start', 'battle-pools']).toContain(window)
      if (effect.do === 'kill-leader' && effect.which === 'target') expect(play.target.kind).toBe('leader')
      if (effect.do === 'city') expect(['city', 'city-site']).toContain(play.target.kind)
      if (/-area$|no-area-income/.test(effect.do)) expect(play.target.kind).toMatch(/area$/)
    }
    expect(battle.includes(window)).toBe(play.target.kind === 'battle-side')
    expect(window === 'siege-start').toBe(play.target.kind === 'siege')
    if (play.target.kind.startsWith('random')) expect(window).toBe('at-once')
    if (play.target.kind === 'none') expect(play.target.where).toEqual([])
    if (play.cost?.to === 'target') expect(['nation', 'nation-in-turn', 'siege']).toContain(play.target.kind)
  }

  it('in every play of every card', () => {
    const named = [...eventCards, ...diplomacyCards].flatMap(({ id, plays: own }) =>
      own.map((play) => ({ id, play }))
    )
    everyRow(
      named,
      ({ id, play }) => `${id}, ${play.window}`,
      ({ play }) => fitsTogether(play)
    )
  })

  it('calamities strike the nation that receives them', () => {
    for (const effect of calamities.flatMap((calamity) => calamity.effects.flatMap(withNestedEffects))) {
      expect([null, 'target']).toContain(who(effect))
    }
  })
})
