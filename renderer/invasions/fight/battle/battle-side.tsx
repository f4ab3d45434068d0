import { sideOf } from '#shared/invasions/catalogue.ts'
import { Emblem, sideClass } from '../../../table/game/emblem.tsx'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { NationMark } from '../../pieces/nation-mark.tsx'
import { DiceRow } from '../dice/dice-row.tsx'
import type { FightControls } from '../fight-controls.ts'
import { FightPieces } from '../fight-pieces.tsx'
import { DicePoolLabels, RoundModifierLabels } from '../modifier-labels.tsx'
import type { BattlePicture, ShownLine } from './battle-picture.ts'

interface BattleSideProps {
  readonly picture: BattlePicture
  readonly line: ShownLine
  readonly controls: FightControls
  readonly busy: boolean
  /** The battle is over: its dice need no breakdown any more. */
  readonly over?: boolean
}

/** One side of a battle: its nation, its pieces and its dice. */
export function BattleSideView({ picture, line, controls, busy, over = false }: BattleSideProps) {
  const words = useInvasionsWords()
  const { side, nation, rerolls, pool, modifiers, hits } = line
  const standing = line.units.filter(({ fate }) => fate !== 'lost').length
  const { winner } = picture
  return (
    <section
      className={`side-view side-view--${side} ${winner === side ? 'side-view--won' : ''} ${sideClass(sideOf(nation))}`}
      aria-label={words.name('nation', nation)}
    >
      <header className="side-view__head">
        <Emblem side={sideOf(nation)} size={20} />
        {/* Two nations of one side may meet: Western and Eastern Romans. */}
        <NationMark nation={nation} size={22} />
        <strong>{words.name('nation', nation)}</strong>
        <span className="tag">{words.text(`ground.${side}`)}</span>
        <Advantages picture={picture} line={line} />
        {standing === 0 && <span className="side-view__count">{words.text('ground.none-left')}</span>}
      </header>
      <FightPieces line={line} controls={controls} busy={busy} />
      <div className="side-view__dice">
        <DiceRow line={line} redCounts={picture.redCounts} controls={controls} busy={busy} />
        {hits !== null && (
          <strong className="side-view__hits">{words.text('fight.hits', { count: hits })}</strong>
        )}
        {rerolls !== null && rerolls > 0 && (
          <span className="tag tag--gold">{words.text('fight.rerolls', { count: rerolls })}</span>
        )}
      </div>
      {!over && pool && <DicePoolLabels items={pool.items} />}
      {!over && modifiers && modifiers.length > 0 && <RoundModifierLabels items={modifiers} />}
    </section>
  )
}

/** XX.C, XX.D: the advantages of a side in this round. */
function Advantages({ picture, line: { side } }: Pick<BattleSideProps, 'picture' | 'line'>) {
  const words = useInvasionsWords()
  const { advantages, ambush } = picture
  return (
    <>
      {(['cavalry', 'heavy'] as const).map(
        (kind) =>
          advantages[kind] === side && (
            <span key={kind} className="tag tag--gold" title={words.text(`fight.${kind}-advantage`)}>
              {words.text(`fight.${kind}`)}
            </span>
          )
      )}
      {ambush === side && <span className="tag tag--gold">{words.text('fight.ambush')}</span>}
    </>
  )
}
