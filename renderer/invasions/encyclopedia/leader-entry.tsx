import { isHistorical, leaderCard } from '#shared/invasions/catalogue.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { Medallion } from '../leaders/medallion.tsx'
import { leaderValues } from '../nations/leader-values.ts'
import { EntryFacts, EntryHead, EntryLink } from './entry-parts.tsx'
import type { EntryProps } from './entry-props.ts'

/** A leader: his history, his values, and where he is. */
export function LeaderEntry({ leader, view, onEntry, onPlace }: EntryProps & { readonly leader: string }) {
  const words = useInvasionsWords()
  const card = leaderCard(leader)
  const now = view.leaders[leader]
  const at = now?.presence === 'in-play' ? now.at : null
  return (
    <>
      <EntryHead entry={{ kind: 'leader', id: leader }} place={at} onPlace={onPlace}>
        <Medallion leader={leader} size={7} />
      </EntryHead>
      <EntryFacts
        facts={[
          [
            words.text('lore.of-nation'),
            <EntryLink key="of" entry={{ kind: 'nation', id: card.nation }} onEntry={onEntry} />
          ],
          ...(isHistorical(card)
            ? ([
                ...(card.fictional ? [] : [[words.text('lore.years'), card.years] as const]),
                [words.text('lore.turns'), words.list(card.turns.map(String))]
              ] as const)
            : [])
        ]}
      />
      <table className="nation-page__table">
        <tbody>
          {leaderValues.map(([value, rule]) => (
            <tr key={value}>
              <th scope="row">{words.text(`sheet.${value}`)}</th>
              <td>{card[value]}</td>
              <td>
                <RuleChip rule={rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isHistorical(card) && card.fictional && <p className="quiet-word">{words.text('lore.never-was')}</p>}
      <p>
        {at === null ? words.text('lore.waits') : words.text('lore.at', { place: reference('place', at) })}
      </p>
    </>
  )
}
