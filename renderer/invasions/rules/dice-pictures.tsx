import { sumOfModifiers } from '#shared/engine/dice.ts'
import { figures } from '#shared/invasions/content/figures.ts'
import { walls } from '#shared/invasions/content/walls.ts'
import type { DieColour } from '#shared/invasions/queries/battle/dice.ts'
import { battlePool } from '#shared/invasions/queries/battle/pools.ts'
import {
  BARE_FIGHTER,
  type BattleArmy,
  type BattleSituation,
  type Fighter
} from '#shared/invasions/queries/battle/situation.ts'
import { siegeModifiers } from '#shared/invasions/queries/siege/siege.ts'
import { Die } from '../../table/log/die.tsx'
import { BattleDieFace, UnrolledDie } from '../fight/dice/battle-die.tsx'
import { DicePoolLabels, ModifierLabels } from '../fight/modifier-labels.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** XX.B: the faces of the battle dice. */
export function DicePicture() {
  const words = useInvasionsWords()
  const row = (colour: DieColour, label: string) => (
    <p className="pool-picture__row">
      <span className="pool-picture__label">{label}</span>
      {FACES.map((face) => (
        <BattleDieFace key={face} colour={colour} face={face} redCounts />
      ))}
    </p>
  )
  return (
    <div className="pool-picture">
      {row('white', words.text('picture.white'))}
      {row('black', words.text('picture.black'))}
    </div>
  )
}

const army = (units: readonly Fighter[], others: Partial<BattleArmy> = {}): BattleArmy => ({
  units,
  roman: false,
  status: 'kingdom',
  leader: null,
  fortifiedCity: false,
  limes: false,
  hordes: [],
  ...others
})
const many = (count: number, unit: Partial<Fighter>): Fighter[] =>
  Array.from({ length: count }, () => ({ ...BARE_FIGHTER, status: 'kingdom' as const, ...unit }))

/** XX, the battle for Nisibis: six Persians in their fortress, riders and a few elites, against heavy Romans. */
const nisibis: BattleSituation = {
  terrain: 'plain',
  barbarianProvince: false,
  intercepted: false,
  attacker: army(many(7, { heavy: true, elite: 1, status: 'empire' }), { roman: true, status: 'empire' }),
  defender: army(
    [
      ...many(1, { elite: 1, heavy: true, mounted: true }),
      ...many(4, { mounted: true }),
      ...many(1, { elite: 1 })
    ],
    { fortifiedCity: true }
  )
}

/** XX.F, XX.G: how a dice pool is computed, line by line. */
export function DiceExchangePicture() {
  const words = useInvasionsWords()
  const pool = battlePool(nisibis, 'defender')
  return (
    <div className="pool-picture">
      <Row label={words.text('picture.reserve')} white={nisibis.defender.units.length} black={0} />
      <DicePoolLabels items={pool.items} />
      <Row label={words.text('picture.pool')} white={pool.white} black={pool.black} />
    </div>
  )
}

interface RowProps {
  readonly label: string
  readonly white: number
  readonly black: number
}

function Row({ label, white, black }: RowProps) {
  const dice = [
    ...Array.from({ length: white }, () => 'white' as const),
    ...Array.from({ length: black }, () => 'black' as const)
  ]
  return (
    <p className="pool-picture__row">
      <span className="pool-picture__label">{label}</span>
      {dice.map((colour, index) => (
        // Equal dice differ only by their position.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <UnrolledDie key={index} colour={colour} />
      ))}
    </p>
  )
}

const ROLLED = 8

/** XXIV.C: an example of a siege roll. */
export function SiegePicture() {
  const words = useInvasionsWords()
  const modifiers = siegeModifiers({
    fortified: true,
    walls: walls.ordinary,
    besieger: 'civilised',
    assault: true,
    decline: 0,
    braced: 0,
    nomadsClumsy: true,
    portSupplied: false
  })
  const total = ROLLED + sumOfModifiers(modifiers)
  return (
    <div className="pool-picture">
      <p className="pool-picture__caption">{words.text('picture.besieged')}</p>
      <div className="pool-picture__row">
        <Die faces={10} value={ROLLED} />
        <ModifierLabels items={modifiers} />
        <strong>{words.text('picture.falls', { total, needed: figures.siege.on })}</strong>
      </div>
    </div>
  )
}
