import { figures } from '#shared/invasions/content/figures.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import {
  canBecomeKingdom,
  chanceOfKingdom,
  EMPIRE_ON,
  empireCheckNextTurn,
  realmSize
} from '#shared/invasions/queries/time/kingdom-and-empire-checks.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { Chance, RollNeeded } from '../fight/chance.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

interface StatusChangeProps {
  readonly view: InvasionsView
  readonly nation: NationId
}

/** VII, VIII: what a nation may become next, by choice or by a die, and what follows. */
export function StatusChange({ view, nation }: StatusChangeProps) {
  const { status } = view.nations[nation]
  if (status === 'barbarian') return <ToKingdom view={view} nation={nation} />
  return status === 'kingdom' ? <ToEmpire view={view} nation={nation} /> : null
}

function ToKingdom({ view, nation }: StatusChangeProps) {
  const words = useInvasionsWords()
  const board = boardOf(view)
  const { voluntaryAge, forcedAge, gold, goldNextTurn } = figures.kingdom
  // A nation ages before it is asked.
  const years = Math.min(figures.age.oldestBarbarian, view.nations[nation].age + 1)
  if (!canBecomeKingdom(board, nation)) {
    return (
      <section data-account="becoming">
        <SectionHead rule="VII.A" title={words.text('becoming.kingdom')} />
        <p>{words.text('becoming.no-kingdom')}</p>
      </section>
    )
  }
  return (
    <section data-account="becoming">
      <SectionHead rule="VII.B" title={words.text('becoming.kingdom')} />
      <p>{words.text('becoming.kingdom-when', { age: voluntaryAge, needed: forcedAge })}</p>
      {years >= forcedAge && (
        <Chance
          chance={chanceOfKingdom(board, nation, { age: years })}
          of={words.text('becoming.kingdom-chance', { age: years })}
        />
      )}
      <p>{words.text('becoming.kingdom-follows', { gold, amount: goldNextTurn })}</p>
    </section>
  )
}

function ToEmpire({ view, nation }: StatusChangeProps) {
  const words = useInvasionsWords()
  const board = boardOf(view)
  const { areas } = figures.empire
  const check = empireCheckNextTurn(board, nation)
  return (
    <section data-account="becoming">
      <SectionHead rule="VIII.B" title={words.text('becoming.empire')} />
      {check ? (
        <>
          <Chance chance={check.chance} of={words.text('becoming.empire-chance')} />
          <RollNeeded atLeast={EMPIRE_ON} modifiers={check.modifiers} />
          <p>{words.text('becoming.empire-when')}</p>
        </>
      ) : (
        <p>{words.text('becoming.too-small', { needed: areas, now: realmSize(board, nation) })}</p>
      )}
      <p>
        {words.text('becoming.empire-follows', {
          gold: figures.kingdom.gold,
          amount: figures.kingdom.goldNextTurn
        })}
      </p>
    </section>
  )
}

function SectionHead({ title, rule }: { readonly title: string; readonly rule: string }) {
  return (
    <h3>
      {title}
      <RuleChip rule={rule} />
    </h3>
  )
}
