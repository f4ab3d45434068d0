import type { Script } from '../../ask.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { CardHook, Party } from '../../content/cards/vocabulary.ts'
import type { NationId } from '../../content/ids.ts'
import type { positionForIncome } from '../../queries/administration/treasury.ts'
import type {
  ambushByCard,
  cardDice,
  cardModifiers,
  hasNoMissiles,
  missileCards
} from '../../queries/battle/battle-cards.ts'
import type { redCounts, situationOf } from '../../queries/battle/battle-in-progress.ts'
import type { crossingOf } from '../../queries/battle/fighters.ts'
import type { stackingByCards } from '../../queries/cards/turn-effects.ts'
import type { campaignsOf } from '../../queries/movement/campaigns.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { drawAdministrationCards } from '../administration/administration-cards.ts'
import { scorePoints } from '../administration/bookkeeping.ts'
import type { suppressRevolts } from '../administration/revolt-suppression.ts'
import { revoltInArea, revoltInNation } from '../administration/revolts.ts'
import type { leaderFalls } from '../battle/leader-fate.ts'
import type { recoverUnits, repairUnits } from '../battle/recover-units.ts'
import type { cardsRerollDice } from '../battle/roll-pools.ts'
import type { cardsRerollTwoDice } from '../battle/two-dice-rerolls.ts'
import type { enterProvince } from '../movement/enter-province.ts'
import type { flee } from '../movement/flight.ts'
import type { reactionCardModifiers } from '../movement/interception.ts'
import type { playMarchOrder } from '../movement/marching.ts'
import type { rollDie } from '../pieces/dice.ts'
import type { eliminateLeader } from '../pieces/leaders.ts'
import type { carryOutRaid } from '../raids/carry-out-raid.ts'
import { drawDiplomacy } from '../relations/diplomacy-hand.ts'
import { forceFoedus } from '../relations/foedus.ts'
import { federatesMayBreak } from '../relations/foedus-breaking.ts'
import type { settleMarriages } from '../relations/marriages.ts'
import { convert, heresyInArea, heresyInNation, scoreConversion } from '../religion/conversion-and-heresy.ts'
import type { fightNavalBattle } from '../sea/naval-battle.ts'
import type { cardsOnFleets } from '../sea/sailing.ts'
import type { passesSeaRisk } from '../sea/sea-risk.ts'
import type { besiege } from '../siege/besiege.ts'
import { drawPlunder, markPlundered } from '../siege/plunder.ts'
import { ageNation } from '../time/ageing.ts'
import type { caravansStep } from '../time/caravans.ts'
import { drawEvents } from '../time/draw-events.ts'
import { changeCity, growOwnCity } from './city-effects.ts'
import { provinceOfCard } from './condition-context.ts'
import { defection } from './defection.ts'
import { shakeHighestCity } from './earthquake.ts'
import { addTurnEffect, deferToWindow, type EffectRun, partyOf, struckNation } from './effect-run.ts'
import { endHeresy } from './end-heresy.ts'
import { reshuffleEvents, spyHand } from './held-cards.ts'
import { hitsEffect } from './hits-effect.ts'
import { intoleranceRevolt } from './intolerance-revolt.ts'
import { type killLeader, killLeaderEffect, neutraliseEffect } from './leader-effects.ts'
import { payOrMutiny } from './pay-or-mutiny.ts'
import type { playCard } from './play-card.ts'
import { changeDeclineLevels, changeGold, granaryGold, halveTreasury } from './realm-effects.ts'
import {
  allyEffect,
  breakRelationEffect,
  makeClientEffect,
  mercenaryEffect,
  setFreeEffect,
  truceEffect
} from './relation-effects.ts'
import { treatyCession } from './treaty-cession.ts'
import { gainUnits, placeLoneLevy } from './unit-gains.ts'
import { loseUnitsEffect } from './unit-losses.ts'

type EffectKind = PlainEffect['do']
type EffectOf<Kind extends EffectKind> = Extract<PlainEffect, { do: Kind }>
type HookEffect = EffectOf<'hook'>

/** Whether the other party agreed to the effect. If it refused, the effects after it do not happen. */
export type Agreement = 'agreed' | 'refused'

type Done = ReturnType<() => void>

/** Carries out one effect: at once, or as a script that asks and rolls. */
type Handler<Effect> = (run: EffectRun, effect: Effect) => Script | Script<Agreement> | Done

type EffectTable = { readonly [Kind in EffectKind]: Handler<EffectOf<Kind>> }

/**
 * The function that carries out each effect of content/cards/effect.ts, which gives its section and meaning. An
 * effect without an entry does not compile.
 */
const effectTable: EffectTable = {
  'modify-roll': deferred<
    | typeof carryOutRaid
    | typeof suppressRevolts
    | typeof reactionCardModifiers
    | typeof besiege
    | typeof passesSeaRisk
  >(),
  reroll: deferred<
    | typeof rollDie
    | typeof suppressRevolts
    | typeof cardsRerollDice
    | typeof cardsRerollTwoDice
    | typeof besiege
    | typeof fightNavalBattle
  >(),
  'battle-dice': deferred<typeof cardDice | typeof cardModifiers>(),
  'missile-dice': deferred<typeof missileCards>(),
  'no-missiles': deferred<typeof hasNoMissiles>(),
  'red-swords-miss': deferred<typeof redCounts>(),
  ambush: deferred<typeof ambushByCard>(),
  'ignore-river': deferred<typeof situationOf>(),
  hits: hitsEffect,
  recover: deferred<typeof recoverUnits>(),
  repair: deferred<typeof repairUnits>(),
  'free-assault': deferred<typeof besiege>(),
  'no-sea-supply': deferred<typeof besiege>(),
  surrender: deferred<typeof besiege>(),
  'lift-siege': deferred<typeof besiege>(),
  gold: forNation((run, nation, { by }) => changeGold(run, nation, by)),
  'halve-treasury': forNation(halveTreasury),
  'granary-gold': forNation((run, nation, { each, most }) => granaryGold(run, nation, each, most)),
  'victory-points': forNation(({ play, rule }, nation, { by }) =>
    scorePoints(play, nation, by, 'card', rule)
  ),
  age: forNation(({ play, rule }, nation, { by }) => ageNation(play, nation, by, rule)),
  decline: forNation((run, nation, { by }) => changeDeclineLevels(run, nation, by)),
  'revolt-in-area': inTargetArea(({ play }, area) => revoltInArea(play, area)),
  revolt: forNation(({ play }, nation) => revoltInNation(play, nation)),
  'heresy-in-area': inTargetArea(({ play }, area) => heresyInArea(play, area)),
  heresy: forNation(({ play }, nation) => heresyInNation(play, nation)),
  'end-heresy': (run, { who }) => endHeresy(run, partyOf(run, who)),
  city: inProvince(({ play }, province, { change }) => changeCity(play, province, change)),
  'grow-own-city': forNation(({ play, rule }, nation) => growOwnCity(play, nation, rule)),
  'no-area-income': inTargetArea((run, area) =>
    addTurnEffect<typeof positionForIncome>(run, 'no-area-income', { place: area })
  ),
  'no-trade': (run) => {
    if (run.aim.sea) addTurnEffect<typeof positionForIncome>(run, 'no-trade', { place: run.aim.sea })
  },
  plunder: forNation(({ play }, nation, { markers }) => drawPlunder(play, nation, markers)),
  ravage: inProvince(({ play }, province) => markPlundered(play, province)),
  'lose-units': forNation(loseUnitsEffect),
  'gain-units': forNation(({ play, rule }, nation, { units, kind }) =>
    gainUnits(play, nation, units, kind, rule)
  ),
  steps: deferred<typeof playMarchOrder>(),
  campaigns: forNation((run, nation, { by }) =>
    addTurnEffect<typeof campaignsOf>(run, 'campaigns', { nation, amount: by })
  ),
  stacking: forNation((run, nation, { by }) =>
    addTurnEffect<typeof stackingByCards>(run, 'stacking', { nation, amount: by })
  ),
  halt: deferred<typeof enterProvince | typeof playMarchOrder>(),
  'halt-fleet': deferred<typeof cardsOnFleets>(),
  'neutralise-leader': neutraliseEffect,
  'kill-leader': killLeaderEffect,
  'spare-leader': deferred<typeof leaderFalls | typeof eliminateLeader | typeof killLeader>(),
  'no-counsel': forNation((run, nation) =>
    addTurnEffect<typeof drawAdministrationCards>(run, 'no-counsel', { nation })
  ),
  'draw-diplomacy': forNation(({ play }, nation, { cards }) => drawDiplomacy(play, nation, cards)),
  'draw-events': ({ play, player }, { cards }) => (player ? drawEvents(play, player, cards) : undefined),
  'spy-hand': spyHand,
  'reshuffle-events': reshuffleEvents,
  'cancel-event': deferred<typeof playCard>(),
  ally: allyEffect,
  'make-client': makeClientEffect,
  'break-tie': breakRelationEffect,
  'set-free': (run, { from }) => setFreeEffect(run, from),
  truce: (run, { kind }) => truceEffect(run, kind),
  mercenary: mercenaryEffect,
  nothing: decoy,
  hook: (run, effect) => hookTable[effect.hook](run, effect)
}

/** The function that carries out each hook of content/cards/vocabulary.ts, which gives its exact rule. */
const hookTable: { readonly [Name in CardHook]: Handler<HookEffect> } = {
  'caravan-boom': (run) => addTurnEffect<typeof caravansStep>(run, 'caravan-boom'),
  defection,
  'treaty-cession': betweenNations(({ play }, own, target) => treatyCession(play, own, target)),
  'marriage-peace': betweenNations((run, own, target) =>
    addTurnEffect<typeof settleMarriages>(run, 'marriage-peace', { nation: target, place: own })
  ),
  'force-foedus': betweenNations(function* ({ play }, own, target) {
    yield* forceFoedus(play, own, target)
  }),
  conversion: onTarget(({ play }, nation) => {
    convert(play, nation, 'catholic')
    scoreConversion(play, nation)
  }),
  'open-gates': deferred<typeof besiege>(),
  'lone-levy': placeLoneLevy,
  'federates-may-break': onTarget(({ play }, nation) => federatesMayBreak(play, nation, 'usurper')),
  'bridge-of-boats': deferred<typeof playMarchOrder | typeof crossingOf>(),
  'frozen-rivers': (run) => addTurnEffect<typeof crossingOf | typeof flee>(run, 'frozen-rivers'),
  'intolerance-revolt': onTarget(intoleranceRevolt),
  'shake-highest-city': (run) => shakeHighestCity(run, run.aim.area ? null : struckNation(run)),
  'pay-or-mutiny': onTarget(payOrMutiny)
}

/** XXX.I: a card that does nothing, to make others wonder. */
function decoy(): void {}

/** Looks the effect up in the table. */
export function carryOutEffect(run: EffectRun, effect: PlainEffect): ReturnType<Handler<PlainEffect>> {
  return carryOutKind(run, effect.do, effect)
}

function carryOutKind<Kind extends EffectKind>(
  run: EffectRun,
  kind: Kind,
  effect: EffectOf<Kind>
): ReturnType<Handler<PlainEffect>> {
  return effectTable[kind](run, effect)
}

/** Defers the effect to the window in which the card is played. `Reader` names the functions that apply it there. */
function deferred<Reader>(): Handler<PlainEffect> {
  return (run, effect) => deferToWindow<Reader>(run, effect)
}

/** An effect on the nation that it names with `who`; on nobody it does nothing. */
function forNation<Effect extends { readonly who: Party }>(
  carryOut: (run: EffectRun, nation: NationId, effect: Effect) => ReturnType<Handler<Effect>>
): Handler<Effect> {
  return (run, effect) => {
    const nation = partyOf(run, effect.who)
    return nation ? carryOut(run, nation, effect) : undefined
  }
}

/** An effect in the Area that the card is aimed at. */
function inTargetArea<Effect>(
  carryOut: (run: EffectRun, area: AreaId) => ReturnType<Handler<Effect>>
): Handler<Effect> {
  return (run) => (run.aim.area ? carryOut(run, run.aim.area) : undefined)
}

/** An effect in the province of the target, or else of the moment. */
function inProvince<Effect>(
  carryOut: (run: EffectRun, province: ProvinceId, effect: Effect) => ReturnType<Handler<Effect>>
): Handler<Effect> {
  return (run, effect) => {
    const province = provinceOfCard(run)
    return province ? carryOut(run, province, effect) : undefined
  }
}

/** A hook that strikes the target nation, or the member that an `each` has reached. */
function onTarget(
  carryOut: (run: EffectRun, nation: NationId) => ReturnType<Handler<HookEffect>>
): Handler<HookEffect> {
  return (run) => {
    const nation = struckNation(run)
    return nation ? carryOut(run, nation) : undefined
  }
}

/** A hook between the player's nation and the target. */
function betweenNations(
  carryOut: (run: EffectRun, own: NationId, target: NationId) => ReturnType<Handler<HookEffect>>
): Handler<HookEffect> {
  return (run) => {
    const target = struckNation(run)
    return target && run.playerNation ? carryOut(run, run.playerNation, target) : undefined
  }
}
