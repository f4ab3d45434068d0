import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../engine/decision.ts'
import { nationIds, type SideId } from '../../content/ids.ts'
import type { InvasionsEvent } from '../../events.ts'
import { patronOf } from '../../queries/nations/realm.ts'
import { unitById, unitsIn } from '../../queries/pieces/placement.ts'
import { cessionsOf, diplomacyObstacle } from '../../queries/relations/diplomacy.ts'
import { areFriendly, areHostile, stance } from '../../queries/relations/stance.ts'
import { playOn } from '../../scene/run-scripted.ts'
import type { InvasionsState } from '../../state.ts'
import {
  cardPlayAnswer,
  type DriveOptions,
  drive,
  eventsEmittedBy,
  type ScriptedReply,
  values
} from '../../testing/drive.ts'
import { arrange, disarm, lead, opening, stackDeck, tie, troops } from '../../testing/position.ts'
import { eventsOfType, kindsAsked, lentBy, optionKeys } from '../../testing/read-results.ts'
import { viewOf } from '../../view.ts'
import { recordAttack } from '../battle/record-attack.ts'
import { openWindow } from '../cards/windows.ts'
import { besiege } from '../siege/besiege.ts'
import { cardsToDraw, drawDiplomacy } from './diplomacy-hand.ts'
import { commonBar } from './diplomacy-refusals.ts'
import { afterActivation, diplomacyBeforeActivation, diplomacyStep, endDiplomacy } from './diplomacy-steps.ts'
import { settleMarriages } from './marriages.ts'

/** A nation holds one card of a design, and nobody else holds any. */
function holding(nation: 'persians' | 'byzantines' | 'romans', card: string, turn = 4): InvasionsState {
  const side = nation === 'persians' ? 'persians' : 'romans'
  return opening({ turn, step: 'diplomacy', hands: { [side]: { diplomacy: [{ nation, id: card }] } } })
}

/** Opens the window for a holder's diplomacy cards and plays one of them, or none. */
function playing(
  state: InvasionsState,
  nation: 'persians' | 'byzantines' | 'romans',
  card: Answer | null,
  more: Readonly<Record<string, ScriptedReply>> = {},
  dice: number[] = []
) {
  return drive(state, (play) => openWindow(play, { window: 'diplomacy-play', nation }), {
    dice,
    answers: card ? { 'play-card': card, ...more } : more,
    whenever: { 'play-card': 'pass' },
    otherwise: 'first'
  })
}

describe('XXX.A diplomacy in general', () => {
  it('XXX.A Barbarians draw nothing, Kingdoms their leader’s bonus, Empires one card more', () => {
    const state = opening()
    for (const leader of Object.values(state.leaders)) Object.assign(leader, { presence: 'gone', at: null })
    expect(cardsToDraw(state, 'franks')).toBe(0)
    expect(cardsToDraw(state, 'persians')).toBe(0)
    expect(cardsToDraw(state, 'romans')).toBe(1)
    lead(state, 'theodosius', 'thracia')
    expect(cardsToDraw(state, 'byzantines')).toBe(3)
  })

  it('XXX.A draws from an empty pile are lost', () => {
    const state = opening()
    state.decks.diplomacy = { drawPile: ['tribute-1'], discardPile: ['tribute-2'] }
    drive(state, (play) => drawDiplomacy(play, 'romans', 3))
    expect(state.nations.romans.diplomacy).toEqual(['tribute-1'])
    expect(state.decks.diplomacy.discardPile).toEqual(['tribute-2'])
  })

  it('XXX.A only its own player learns which cards a nation has drawn, the others how many', () => {
    const state = opening()
    state.decks.diplomacy = { drawPile: ['tribute-1'], discardPile: [] }
    const told: [string, readonly string[] | undefined][] = []
    const { play } = playOn(state)
    const listening = {
      ...play,
      emit: (event: InvasionsEvent, to?: readonly string[]) => void told.push([event.type, to])
    }
    drive(state, () => drawDiplomacy(listening, 'romans', 1))
    expect(told).toEqual([
      ['diplomacy-drawn', undefined],
      ['diplomacy-hand', ['romans']]
    ])
    const seenBy = (side: SideId) => viewOf(state, side).diplomacy.romans
    expect([seenBy('romans'), seenBy('persians')]).toEqual([['tribute-1'], 1])
  })

  it('XXX.A in its step a Civilised nation draws its cards and may play them at once', () => {
    const state = opening({ turn: 4, step: 'diplomacy' })
    stackDeck(state, 'diplomacy', 'tribute-1')
    const { events, decisions } = drive(state, (play) => diplomacyStep(play, 'romans'), {
      answers: { 'play-card': cardPlayAnswer('tribute-1', 0, { nation: 'franks' }) },
      whenever: { 'play-card': 'pass' }
    })
    expect(eventsOfType(events, 'diplomacy-drawn')).toMatchObject([{ nation: 'romans' }])
    expect(kindsAsked(decisions)).toContain('play-card')
    expect(stance(state, 'romans', 'franks')).toBe('neutral')
  })

  it('XXX.A unused cards are discarded for 1 gold each and shuffled back', () => {
    const state = holding('persians', 'nothing-1')
    const before = state.nations.persians.treasury
    drive(state, endDiplomacy)
    expect(state.nations.persians).toMatchObject({ treasury: before + 1, diplomacy: [] })
    expect(state.decks.diplomacy.drawPile).toHaveLength(18)
    expect(state.decks.diplomacy.discardPile).toEqual([])
  })

  it('XXX.A no diplomacy with a Barbarian nation that invades', () => {
    const state = holding('romans', 'tribute-1')
    expect(diplomacyObstacle(state, 'romans', 'tribute', { nation: 'alamanni' })).toBeNull()
    state.thisTurn.invading = ['alamanni']
    expect(diplomacyObstacle(state, 'romans', 'tribute', { nation: 'alamanni' })).toBe('invading')
  })

  it('XXX.A not after the earlier of the two activations has begun', () => {
    const state = holding('romans', 'tribute-1')
    state.thisTurn.activated = ['alamanni']
    expect(diplomacyObstacle(state, 'romans', 'tribute', { nation: 'alamanni' })).toBe('activated')
    expect(diplomacyObstacle(state, 'romans', 'tribute', { nation: 'franks' })).toBeNull()
    state.thisTurn.activated = ['romans']
    expect(diplomacyObstacle(state, 'romans', 'tribute', { nation: 'franks' })).toBe('activated')
  })

  it('XXX.A as a nation’s activation begins, cards may still be played that concern it', () => {
    const state = holding('romans', 'tribute-1')
    const { decisions } = drive(state, (play) => diplomacyBeforeActivation(play, 'franks'), {
      answers: { 'play-card': 'pass', 'offer-foedus': 'none' }
    })
    const offered = decisions.find(({ kind }) => kind === 'play-card')?.body
    expect(offered?.type === 'choice' && offered.options.map(({ key }) => key)).toEqual([
      'pass',
      cardPlayAnswer('tribute-1', 0, { nation: 'franks' }).option
    ])
  })

  it('XXX.A a card that costs gold cannot be played without it', () => {
    const state = holding('romans', 'tribute-1')
    state.nations.romans.treasury = 9
    expect(playing(state, 'romans', null).decisions).toEqual([])
  })
})

describe('XXX.A refusals', () => {
  it('XXX.A a card that finds no target is shown with its reason', () => {
    const state = holding('romans', 'tribute-1')
    state.nations.romans.diplomacy.push('nothing-1', 'treaty-1')
    state.nations.romans.treasury = 12
    state.thisTurn.activated = nationIds.filter((id) => id !== 'romans' && id !== 'alans')
    const { decisions } = drive(
      state,
      (play) => openWindow(play, { window: 'diplomacy-play', nation: 'romans' }),
      {
        answers: ['pass']
      }
    )
    const body = decisions[0]?.body
    const blocked = body?.type === 'choice' ? body.blocked : []
    expect(blocked?.map(({ key, refusal }) => [key, refusal.reason.key])).toEqual([
      ['nothing-1', 'refusal.diplomacy.decoy'],
      ['treaty-1', 'refusal.diplomacy.activated']
    ])
  })
})

describe('XXX.A the moments for envoys', () => {
  it('XXX.A, XXX.H Mercenary needs not wait for the activation of its player, nor come before that of its target', () => {
    const hired = (state: InvasionsState) =>
      lentBy(state, 'alamanni').filter(({ controller }) => controller === 'romans').length
    const early = holding('romans', 'mercenary-1')
    playing(early, 'romans', cardPlayAnswer('mercenary-1', 1, { nation: 'alamanni' }))
    expect(hired(early)).toBe(1)
    const late = holding('romans', 'mercenary-1')
    late.thisTurn.activated = ['alamanni']
    playing(late, 'romans', cardPlayAnswer('mercenary-1', 1, { nation: 'alamanni' }))
    expect(hired(late)).toBe(1)
  })

  it('XXX.A, XXX.H without a horde near, the card says so', () => {
    const state = holding('persians', 'mercenary-1')
    expect(commonBar(state, 'persians', 'mercenary')).toBe('no-horde-near')
  })
})

describe('XXX.B Alliance', () => {
  it('XXX.B another player may decline; his own nation agrees on a D2', () => {
    const state = holding('romans', 'alliance-1')
    playing(state, 'romans', cardPlayAnswer('alliance-1', 0, { nation: 'visigoths' }), {
      'accept-alliance': 'yes'
    })
    expect(areFriendly(state, 'romans', 'visigoths')).toBe(true)
    const refused = holding('romans', 'alliance-1')
    playing(refused, 'romans', cardPlayAnswer('alliance-1', 0, { nation: 'visigoths' }), {
      'accept-alliance': 'no'
    })
    expect(areFriendly(refused, 'romans', 'visigoths')).toBe(false)
    const own = (die: number) => {
      const state = holding('romans', 'alliance-1')
      playing(state, 'romans', cardPlayAnswer('alliance-1', 0, { nation: 'byzantines' }), {}, [die])
      return areFriendly(state, 'romans', 'byzantines')
    }
    expect([own(3), own(4)]).toEqual([false, true])
  })

  it('XXX.B never with a vassal or a federate', () => {
    const bar = (...relations: Parameters<typeof tie>[1][]) => {
      const state = holding('romans', 'alliance-1')
      tie(state, ...relations)
      return diplomacyObstacle(state, 'romans', 'alliance', { nation: 'franks' })
    }
    const provinces = ['saliens', 'belgae'] as const
    expect(bar()).toBeNull()
    expect(bar({ kind: 'vassal', between: ['huns', 'franks'] })).toBe('dependant')
    expect(bar({ kind: 'foedus', between: ['romans', 'franks'], provinces })).toBe('dependant')
  })

  it('XXX.B a minor kingdom becomes a client on a D2', () => {
    const state = holding('persians', 'alliance-1')
    playing(state, 'persians', cardPlayAnswer('alliance-1', 1, { nation: 'iberians' }), {}, [6])
    expect(patronOf(state, 'iberians')).toBe('persians')
  })

  it('XXX.B a minor kingdom, though it acts itself, is won as a client and never as an ally', () => {
    const state = holding('romans', 'alliance-1')
    arrange(state, { nations: { 'gallo-romans': { status: 'kingdom', active: true } } })
    const { decisions } = playing(state, 'romans', null)
    const keys = optionKeys(decisions[0])
    expect(keys).toContainEqual(cardPlayAnswer('alliance-1', 1, { nation: 'gallo-romans' }).option)
    expect(keys).not.toContainEqual(cardPlayAnswer('alliance-1', 0, { nation: 'gallo-romans' }).option)
  })

  it('XXX.B or it breaks an alliance or a clientage on a D2', () => {
    const state = holding('persians', 'alliance-1')
    playing(
      state,
      'persians',
      cardPlayAnswer('alliance-1', 2, { tie: 'client', nation: 'armenians', nation2: 'byzantines' }),
      {},
      [6]
    )
    expect(patronOf(state, 'armenians')).toBeNull()
    const failed = holding('persians', 'alliance-1')
    playing(
      failed,
      'persians',
      cardPlayAnswer('alliance-1', 2, { tie: 'client', nation: 'armenians', nation2: 'byzantines' }),
      {},
      [5]
    )
    expect(patronOf(failed, 'armenians')).toBe('byzantines')
    expect(failed.nations.persians.diplomacy).toEqual([])
  })
})

describe('XXX.C Treaty', () => {
  it('XXX.C the target is paid 5 gold, keeps the peace and cedes a border province', () => {
    const state = holding('persians', 'treaty-1')
    const [persia, rome] = [state.nations.persians.treasury, state.nations.byzantines.treasury]
    const [unit] = Object.values(state.units).filter((entry) => entry.at === 'chaldea')
    playing(state, 'persians', cardPlayAnswer('treaty-1', 0, { nation: 'byzantines' }), {
      'treaty-province': 'amida',
      'treaty-garrison': values({ units: [unit?.id ?? ''] })
    })
    expect(state.nations.persians.treasury).toBe(persia - 5)
    expect(state.nations.byzantines.treasury).toBe(rome + 5)
    expect(state.control.amida).toBe('persians')
    expect(unitsIn(state, 'amida').filter(({ controller }) => controller === 'byzantines')).toEqual([])
    expect(unitById(state, unit?.id ?? '').at).toBe('amida')
    expect(stance(state, 'persians', 'byzantines')).toBe('neutral')
  })

  it('XXX.C neither a capital nor a granary, and only beside one’s own land', () => {
    const state = holding('persians', 'treaty-1')
    const open = cessionsOf(state, 'persians', 'byzantines')
    expect(open).toContain('amida')
    expect(open).not.toContain('thracia')
    expect(open).not.toContain('nilus')
    expect(diplomacyObstacle(state, 'persians', 'treaty', { nation: 'franks' })).toBe('nothing-to-cede')
  })

  it('XXX.C nothing is ceded where others stand besides its owner', () => {
    const state = holding('persians', 'treaty-1')
    expect(cessionsOf(state, 'persians', 'byzantines')).toContain('amida')
    troops(state, 'armenians', 'amida', 1)
    expect(cessionsOf(state, 'persians', 'byzantines')).not.toContain('amida')
  })

  it('XXX.C the pact expires when both have been activated', () => {
    const state = holding('persians', 'treaty-1')
    playing(state, 'persians', cardPlayAnswer('treaty-1', 0, { nation: 'byzantines' }), {
      'treaty-province': 'amida'
    })
    state.thisTurn.activated = ['persians']
    drive(state, (play) => afterActivation(play, 'byzantines'))
    expect(areHostile(state, 'persians', 'byzantines')).toBe(true)
  })
})

describe('XXX.D Marriage', () => {
  const wedding = () => {
    const state = holding('romans', 'marriage-1')
    playing(state, 'romans', cardPlayAnswer('marriage-1', 0, { nation: 'franks' }))
    return state
  }

  it('XXX.D a dowry of 2 gold, and a unit of the target’s choice for the next activation', () => {
    const state = wedding()
    expect(state.nations.franks.treasury).toBe(2)
    const lent = lentBy(state, 'franks').filter(({ controller }) => controller === 'romans')
    expect(lent).toHaveLength(1)
    expect(areHostile(state, 'romans', 'franks')).toBe(true)
    drive(state, (play) => afterActivation(play, 'romans'), { otherwise: 'first' })
    expect(unitById(state, lent[0]?.id ?? '').controller).toBe('franks')
  })

  it('XXX.D the target scores 2 points if it does not attack', () => {
    const peaceful = wedding()
    drive(peaceful, (play) => afterActivation(play, 'franks'))
    expect(peaceful.score.nations.franks).toBe(2)
    const warlike = wedding()
    warlike.active = ['franks']
    recordAttack(warlike, ['franks'], ['romans'])
    eventsEmittedBy(warlike, (play) => settleMarriages(play, 'franks'))
    expect(warlike.score.nations.franks).toBeUndefined()
  })

  it('XXX.D a nation without a unit to lend cannot be married into', () => {
    const state = holding('romans', 'marriage-1')
    disarm(state, 'franks')
    expect(diplomacyObstacle(state, 'romans', 'marriage', { nation: 'franks' })).toBe('nothing-to-lend')
  })
})

describe('XXX.E Tribute', () => {
  it('XXX.E 10 gold make the two neutral until both have acted', () => {
    const state = holding('romans', 'tribute-1')
    playing(state, 'romans', cardPlayAnswer('tribute-1', 0, { nation: 'alamanni' }))
    expect(state.nations.alamanni.treasury).toBe(10)
    expect(stance(state, 'romans', 'alamanni')).toBe('neutral')
    drive(state, (play) => afterActivation(play, 'alamanni'))
    expect(stance(state, 'romans', 'alamanni')).toBe('neutral')
    state.thisTurn.activated = ['alamanni']
    drive(state, (play) => afterActivation(play, 'romans'))
    expect(areHostile(state, 'romans', 'alamanni')).toBe(true)
  })

  it('XXX.E it cannot be played on nations that are no enemies', () => {
    expect(
      diplomacyObstacle(holding('byzantines', 'tribute-1'), 'byzantines', 'tribute', { nation: 'armenians' })
    ).toBe('not-hostile')
  })
})

describe('XXX.F Foedus', () => {
  it('XXX.F the card needs what every Foedus needs', () => {
    const state = holding('byzantines', 'foedus-1')
    expect(diplomacyObstacle(state, 'byzantines', 'foedus', { nation: 'visigoths' })).toBeNull()
    expect(diplomacyObstacle(state, 'byzantines', 'foedus', { nation: 'franks' })).toBe('no-two-provinces')
    expect(diplomacyObstacle(state, 'byzantines', 'foedus', { nation: 'persians' })).toBe('not-barbarian')
  })

  it('XXX.F the target is not asked', () => {
    const state = holding('byzantines', 'foedus-1')
    const { decisions } = playing(state, 'byzantines', cardPlayAnswer('foedus-1', 0, { nation: 'visigoths' }))
    expect(kindsAsked(decisions)).toEqual(['play-card'])
    expect(state.thisTurn.foederaAgreed).toEqual([{ federator: 'byzantines', federate: 'visigoths' }])
    expect(state.nations.byzantines.diplomacy).toEqual([])
  })
})

describe('XXX.G Corruption', () => {
  const siege = (state: InvasionsState, how: Pick<DriveOptions, 'answers' | 'dice'>) => {
    const units = troops(state, 'franks', 'treveria', 2)
    return drive(
      state,
      (play) => besiege(play, { province: 'treveria', besieger: 'franks', units, leader: null }),
      {
        ...how,
        otherwise: 'first'
      }
    )
  }

  it('XXX.G 1 gold to the besieger lifts any siege', () => {
    const state = holding('byzantines', 'corruption-1')
    const { result, events } = siege(state, {
      answers: { 'play-card': cardPlayAnswer('corruption-1', 0, 'siege') }
    })
    expect(result).toBe(false)
    expect(events).toContainEqual(expect.objectContaining({ type: 'siege', outcome: 'lifted' }))
    expect(state.nations.franks.treasury).toBe(1)
  })

  it('XXX.G not against an invading Barbarian, nor without the gold', () => {
    const invaded = holding('byzantines', 'corruption-1')
    invaded.thisTurn.invading = ['franks']
    expect(kindsAsked(siege(invaded, { dice: [1] }).decisions)).not.toContain('play-card')
    expect(invaded.nations.byzantines.diplomacy).toEqual(['corruption-1'])
    const poor = holding('byzantines', 'corruption-1')
    poor.nations.byzantines.treasury = 0
    expect(kindsAsked(siege(poor, { dice: [1] }).decisions)).not.toContain('play-card')
    expect(poor.nations.byzantines.diplomacy).toEqual(['corruption-1'])
  })
})

describe('XXX.I Nothing', () => {
  it('XXX.I a decoy cannot be played, only discarded', () => {
    const state = holding('romans', 'nothing-1')
    expect(playing(state, 'romans', null).decisions).toEqual([])
    expect(diplomacyObstacle(state, 'romans', 'nothing', {})).toBe('decoy')
  })
})
