import type { Invasions } from '#shared/invasions/types.ts'
import { dictionaries } from '../i18n/dictionary.ts'
import { useWords } from '../i18n/words.tsx'
import type { DecisionProps, DecisionSurroundings } from '../table/game/game-client.ts'
import { GroundCard } from './ground-card.tsx'
import { nationsOf } from './nations.ts'
import { tiesOf } from './ties.ts'
import { TiesLine } from './ties-line.tsx'

type Props = DecisionProps<Invasions>

/** What the nation that decides has in its treasury. */
function Purse({ table, decision }: Props) {
  const words = useWords()
  const treasury = nationsOf(table.view).find(({ id }) => id === decision.actor)?.treasury
  if (!treasury) return null
  return <span className="decision__gold">{words.text('decision.gold', { gold: treasury })}</span>
}

/** The ground of a question about a place; whom the nation is bound to where it chooses among other things. */
function Above({ table, decision, place, onPlace }: Props) {
  if (decision.place !== undefined && place !== null) {
    return <GroundCard table={table} place={place} onPlace={onPlace} />
  }
  if (decision.body.type !== 'choice') return null
  return <TiesLine ties={tiesOf(table.view, decision.actor ?? '')} />
}

/** The ground of what is chosen. */
function Below({ table, decision, place, onPlace }: Props) {
  if (decision.place !== undefined || place === null) return null
  return <GroundCard table={table} place={place} onPlace={onPlace} />
}

/** Questions with much behind them say what follows. */
function outlook(kind: string) {
  const key = `outlook.${kind}`
  return Object.hasOwn(dictionaries.en, key) ? { key } : null
}

export const surroundings: DecisionSurroundings<Invasions> = { Head: Purse, Above, Below, outlook }
