import { choose, type OfferOf, type Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { NationId } from '../../content/ids.ts'
import { ownFigures } from '../../content/own-figures.ts'
import { unitOffer } from '../../offers.ts'
import { isLandUnit } from '../../queries/arms.ts'
import { troopsOf } from '../../queries/domain.ts'
import { holdings } from '../../queries/realm.ts'
import { areaReligion, isHeretical } from '../../queries/religion.ts'
import { areaOf, isProvince } from '../../queries/terrain.ts'
import type { InvasionsState, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury } from '../bookkeeping.ts'
import { rollDie } from '../dice.ts'
import { pickPlace } from '../picks.ts'
import { designateSelector, pickAreaOf } from '../revolts/selection.ts'
import { mayRise, revoltAmong } from '../revolts.ts'
import { shakeCity } from './cities.ts'
import { foreignersOf } from './conditions.ts'
import { landOf } from './groups.ts'
import { loseUnits } from './losses.ts'
import { lasts, leave, lookOf, type Run } from './run.ts'

const MUTINY_PAY = 5
const GOLD_INSTEAD_OF_A_REVOLT = 3

type HookEffect = Extract<PlainEffect, { do: 'hook' }>

/** XX.C: a foreign unit of the player's choice leaves its side, or fights for the other. */
export function* defection(run: Run, effect: HookEffect): Script {
  const { play, player, rule } = run
  const foreigners = foreignersOf(lookOf(run))
  const [only, second] = foreigners
  if (!only || !player) return
  const unit = second
    ? yield* choose(
        {
          side: player,
          kind: 'defector',
          rule,
          ...(run.moment.province ? { place: run.moment.province } : {}),
          prompt: message('prompt.defector'),
          about: { nation: only.controller, province: run.moment.province ?? null }
        },
        foreigners.map((candidate) => ({ ...unitOffer(candidate), value: candidate }))
      )
    : only
  const { total } = yield* rollDie(play, { reason: 'defection', rule, faces: 10, actor: unit.controller })
  leave(run, effect, { unit: unit.id, defects: total <= ownFigures.defection.asideUpTo ? 'aside' : 'over' })
}

/** XVI.B-D: a revolt where a heresy or another faith lives; without such a province, gold is lost. */
export function* intoleranceRevolt({ play, rule }: Run, nation: NationId): Script {
  const { state } = play
  const open = holdings(state, nation).filter(
    (id) => mayRise(state, id) && isOfAnotherMind(state, nation, id)
  )
  if (open.length === 0) {
    changeTreasury(play, nation, -GOLD_INSTEAD_OF_A_REVOLT, 'card', rule)
    return
  }
  yield* revoltAmong(play, nation, open)
}

function isOfAnotherMind(state: InvasionsState, nation: NationId, province: ProvinceId): boolean {
  const area = areaOf(province)
  return isHeretical(state, nation, area) || areaReligion(area) !== state.nations[nation].religion
}

/** An earthquake in the target Area, or, as a calamity, in an Area where the nation holds a city. */
export function* shakeHighestCity({ play, aim, rule }: Run, nation: NationId | null): Script {
  const { state } = play
  const area = nation ? yield* areaWithCityOf(play, nation, rule) : (aim.area ?? null)
  if (!area) return
  const cities = landOf(area).filter((id) => state.cities[id] && (!nation || state.control[id] === nation))
  const highest = Math.max(0, ...cities.map((id) => state.cities[id]?.level ?? 0))
  const candidates = cities.filter((id) => state.cities[id]?.level === highest)
  if (candidates.length === 0) return
  const [only] = candidates
  const province =
    candidates.length === 1
      ? only
      : yield* pickPlace(
          {
            side: yield* designateSelector(play, nation ?? undefined),
            kind: 'shaken-city',
            rule,
            ...(nation ? { actor: nation } : {}),
            prompt: message('prompt.shaken-city'),
            about: { nation, level: highest }
          },
          candidates
        )
  if (province) shakeCity(play, province)
}

function areaWithCityOf(play: Run['play'], nation: NationId, rule: string): Script<AreaId | null> {
  const { state } = play
  const open = [
    ...new Set(
      holdings(state, nation)
        .filter((id) => state.cities[id])
        .map(areaOf)
    )
  ]
  return pickAreaOf(play, nation, open, 'earthquake', rule)
}

/** The nation pays, or its largest land stack loses a unit and may not move this turn. */
export function* payOrMutiny(run: Run, nation: NationId): Script {
  const { play, rule } = run
  const stacks = largestStacks(play.state, nation)
  const { treasury } = play.state.nations[nation]
  const canPay = treasury >= MUTINY_PAY
  if (stacks.length === 0) {
    changeTreasury(play, nation, -MUTINY_PAY, 'mutiny', rule)
    return
  }
  const mutiny = stacks.map(
    ({ province }): OfferOf<'pay-or-mutiny', ProvinceId | null> => ({
      key: province,
      label: message('option.mutiny-at', { province: reference('province', province) }),
      place: province,
      value: province
    })
  )
  const pay: OfferOf<'pay-or-mutiny', null> = {
    key: 'pay',
    label: message('option.pay-troops', { gold: MUTINY_PAY }),
    price: MUTINY_PAY,
    value: null
  }
  const options = canPay ? [pay, ...mutiny] : mutiny
  const only = options.length === 1 ? options[0] : undefined
  const at = only
    ? only.value
    : yield* choose(
        {
          side: sideOf(nation),
          kind: 'pay-or-mutiny',
          rule,
          actor: nation,
          prompt: message('prompt.pay-or-mutiny', { nation: reference('nation', nation) }),
          about: {
            nation,
            gold: MUTINY_PAY,
            treasury,
            stacks: stacks.map(({ province }) => province)
          }
        },
        options
      )
  if (at === null) {
    changeTreasury(play, nation, -MUTINY_PAY, 'mutiny', rule)
    return
  }
  const units = stacks.find(({ province }) => province === at)?.units ?? []
  yield* loseUnits(play, { nation, count: 1, kind: 'any', where: 'stack', stack: units, rule })
  lasts(run, 'may-not-move', { nation, place: at })
}

function largestStacks(state: InvasionsState, nation: NationId): { province: ProvinceId; units: UnitId[] }[] {
  const stacks = new Map<ProvinceId, UnitId[]>()
  for (const unit of troopsOf(state, nation).filter(isLandUnit)) {
    if (isProvince(unit.at)) stacks.set(unit.at, [...(stacks.get(unit.at) ?? []), unit.id])
  }
  const most = Math.max(0, ...[...stacks.values()].map((units) => units.length))
  return [...stacks]
    .filter(([, units]) => units.length === most)
    .map(([province, units]) => ({ province, units }))
}
