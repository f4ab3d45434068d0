import { useMemo } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import type { Board } from '#shared/invasions/board.ts'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { NavalLine, SeaFight } from '#shared/invasions/fights-in-progress.ts'
import { hitsOn } from '#shared/invasions/queries/battle/dice.ts'
import type { BattleSide } from '#shared/invasions/queries/battle/situation.ts'
import { navalOdds, oddsOfNavalReroll } from '#shared/invasions/queries/odds/naval-odds.ts'
import { sidesAlreadyContent } from '#shared/invasions/queries/odds/odds-in-progress.ts'
import { leadersAtSea } from '#shared/invasions/queries/sea/naval-stacks.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { Emblem, sideClass } from '../../../table/game/emblem.tsx'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { type ShownLine, shownUnit } from '../battle/battle-picture.ts'
import { Chance } from '../chance.tsx'
import { DiceRow } from '../dice/dice-row.tsx'
import { type FightControls, NO_CONTROLS, type OpenQuestion } from '../fight-controls.ts'
import { FightHintLine } from '../fight-hint.tsx'
import { FightPieces } from '../fight-pieces.tsx'
import { OddsBar } from '../odds-bar.tsx'
import { OptionButtons } from '../option-buttons.tsx'

interface LiveNavalBattleProps {
  readonly view: InvasionsView
  readonly fight: SeaFight
  readonly question: OpenQuestion | null
}

/** XXV.B, XXV.C: fleets meet: who intercepts whom, the chance to catch them, and the battle. */
export function LiveNavalBattle({ view, fight, question }: LiveNavalBattleProps) {
  const words = useInvasionsWords()
  const board = boardOf(view)
  const { chance, stage } = fight
  const isHunt = stage === 'interception' || stage === 'challenge'
  const seen = useMemo(
    () => (question ? assumedFight(board, fight, question) : fight),
    [board, fight, question]
  )
  const { attacker, defender } = seen
  const declaring = question?.decision.kind === 'naval-reroll' ? question.decision.about.side : 'attacker'
  const odds = useMemo(() => navalOdds(board, seen, sidesAlreadyContent(declaring)), [board, seen, declaring])
  const controls = question ? navalControls(view, fight, question) : NO_CONTROLS
  const busy = question?.busy ?? true
  return (
    <>
      {odds && attacker && <OddsBar attacker={attacker.nation} defender={defender.nation} {...odds} />}
      <div className="arena__sides">
        {attacker ? (
          <NavalSide view={view} line={attacker} side="attacker" controls={controls} busy={busy} />
        ) : (
          <p className="side-view quiet-word">{words.text('fight.nobody-intercepts-yet')}</p>
        )}
        <NavalSide view={view} line={defender} side="defender" controls={controls} busy={busy} />
      </div>
      <footer className="arena__foot">
        <FightHintLine
          otherwise={words.text(
            !question
              ? 'fight.others-decide'
              : question.decision.kind === 'naval-reroll'
                ? 'fight.ask-reroll'
                : 'fight.ask'
          )}
        />
        {isHunt && chance !== null && <Chance chance={chance} of={words.text('fight.caught')} />}
        {question && <NavalActions question={question} />}
      </footer>
    </>
  )
}

/** XXV.B: before anybody has declared an interception, assumes the first stack that could. */
function assumedFight(board: Board, fight: SeaFight, { decision }: OpenQuestion): SeaFight {
  if (fight.attacker || decision.kind !== 'naval-interception') return fight
  const [stack] = decision.about.stacks
  if (!stack) return fight
  const { nation, fleets } = stack
  const leaders = leadersAtSea(board, fight.zone, nation).map(({ id }) => id)
  return { ...fight, attacker: { nation, fleets, leaders, dice: [], rerolls: 0, hits: null, sunk: [] } }
}

function NavalActions({ question }: { readonly question: OpenQuestion }) {
  const words = useInvasionsWords()
  const { decision } = question
  if (decision.kind === 'naval-reroll') {
    return <OptionButtons question={question} without={({ key }) => key !== 'keep'} />
  }
  if (decision.kind === 'naval-interception') {
    const { stacks, chance } = decision.about
    const beside = ({ key }: Option) =>
      stacks.some((stack) => stack.key === key) ? (
        <Chance chance={chance} of={words.text('fight.caught')} />
      ) : null
    return <OptionButtons question={question} beside={beside} />
  }
  return decision.body.type === 'choice' ? <OptionButtons question={question} /> : null
}

/** XX.E: a click on a die re-rolls it. Dice with equal hits are one choice. */
function navalControls(
  view: InvasionsView,
  fight: SeaFight,
  { decision, onAnswer }: OpenQuestion
): FightControls {
  if (decision.kind !== 'naval-reroll') return NO_CONTROLS
  const { dice, side: by } = decision.about
  return {
    die(side, die) {
      const stake = dice.find(({ of, hits }) => of === side && hits === hitsOn(die, false))
      const change = stake && oddsOfNavalReroll(boardOf(view), fight, by, { of: side, face: die.face })
      return stake && change ? { onClick: () => onAnswer({ option: stake.key }), ...change } : null
    }
  }
}

interface NavalSideProps {
  readonly view: InvasionsView
  readonly line: NavalLine
  readonly side: BattleSide
  readonly controls: FightControls
  readonly busy: boolean
}

function NavalSide({ view, line, side, controls, busy }: NavalSideProps) {
  const words = useInvasionsWords()
  const { nation, fleets, leaders, dice, rerolls, hits, sunk } = line
  const shown: ShownLine = {
    side,
    nation,
    leader: leaders[0] ?? null,
    rerolls,
    hits,
    units: fleets.flatMap((id) => shownUnit(view.units, id, sunk.includes(id), nation) ?? []),
    hordes: [],
    pool: null,
    dice: dice.map((face) => ({ colour: 'white', face })),
    modifiers: null,
    roll: null
  }
  return (
    <section
      className={`side-view side-view--${side} ${sideClass(sideOf(nation))}`}
      aria-label={words.name('nation', nation)}
    >
      <header className="side-view__head">
        <Emblem side={sideOf(nation)} size={20} />
        <strong>{words.name('nation', nation)}</strong>
        <span className="tag">{words.text(side === 'attacker' ? 'fight.hunters' : 'fight.hunted')}</span>
        <span className="side-view__count">
          {fleets.length === 0
            ? words.text('fight.boats')
            : words.text('fight.fleets', { count: fleets.length - sunk.length })}
        </span>
      </header>
      <FightPieces line={shown} controls={NO_CONTROLS} busy={busy} />
      <div className="side-view__dice">
        <DiceRow line={shown} redCounts={false} controls={controls} busy={busy} />
        {hits !== null && (
          <strong className="side-view__hits">{words.text('fight.hits', { count: hits })}</strong>
        )}
        {rerolls > 0 && (
          <span className="tag tag--gold">{words.text('fight.rerolls', { count: rerolls })}</span>
        )}
      </div>
    </section>
  )
}
