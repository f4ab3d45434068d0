import type { Message } from '#shared/engine/message.ts'
import type { LuckAudit, SideLuck, Tally, Throw } from '#shared/invasions/story/luck.ts'
import { message, reference } from '#shared/invasions/words/message.ts'
import { isProvinceId, isSeaId } from '#shared/invasions/world/world-queries.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { type StoryTableColumn, StoryTableHead } from './story-table-head.tsx'

/** What each side rolled against what was to be expected, and the most surprising rolls. */
export function DiceLuck({ audit }: { readonly audit: LuckAudit }) {
  const words = useInvasionsWords()
  const { sides, swings } = audit
  const isEmpty = sides.every(({ measures }) => measures.length === 0)
  return (
    <section className="luck">
      <h2>{words.text('book.luck')}</h2>
      {isEmpty ? (
        <p>{words.text('luck.none')}</p>
      ) : (
        <>
          <p className="luck__hint">{words.text('luck.hint')}</p>
          <table>
            <StoryTableHead
              columns={[
                { label: words.text('standing.side') },
                { label: words.text('luck.measure') },
                ...tallyColumns(words)
              ]}
            />
            <tbody>
              {sides.flatMap(({ side, measures }) =>
                measures.map(({ measure, ...tally }, index) => (
                  <tr key={`${side} ${measure}`} className={sideClass(side)}>
                    {index === 0 && (
                      <th scope="rowgroup" rowSpan={measures.length}>
                        <span className="standings__side">
                          <Emblem side={side} size={20} />
                          {words.name('side', side)}
                        </span>
                      </th>
                    )}
                    <td>{words.text(`luck.${measure}`)}</td>
                    <TallyCells tally={tally} />
                  </tr>
                ))
              )}
            </tbody>
          </table>
          {sides.map((side) => side.reasons.length > 0 && <Reasons key={side.side} luck={side} />)}
          <h3>{words.text('luck.swings')}</h3>
          <ol className="luck__swings">
            {swings.map((swing, index) => (
              // One answer may hold several re-rolls: only their order tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                {words.say(swingOf(swing, (reason) => words.text(`roll.${reason}`)))}{' '}
                <span className="luck__seldom">
                  {words.text('luck.seldom', { percent: tenths(100 * swing.chance) })}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** The luck of a side by kind of roll. */
function Reasons({ luck: { side, reasons } }: { readonly luck: SideLuck }) {
  const words = useInvasionsWords()
  return (
    <details className="luck__reasons">
      <summary>{words.text('luck.by-reason', { side: reference('side', side) })}</summary>
      <table>
        <StoryTableHead columns={[{ label: words.text('luck.reason') }, ...tallyColumns(words)]} />
        <tbody>
          {reasons.map(({ reason, ...tally }) => (
            <tr key={reason}>
              <th scope="row">{words.text(`roll.${reason}`)}</th>
              <TallyCells tally={tally} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function tallyColumns(words: InvasionsTranslator): readonly StoryTableColumn[] {
  return (['throws', 'expected', 'rolled', 'difference'] as const).map((name) => ({
    label: words.text(`luck.${name}`),
    isFigure: true
  }))
}

function TallyCells({ tally: { throws, expected, rolled } }: { readonly tally: Tally }) {
  const words = useInvasionsWords()
  const luck = tenths(rolled - expected)
  return (
    <>
      <td className="figure">{throws}</td>
      <td className="figure">{words.number(tenths(expected))}</td>
      <td className="figure">{rolled}</td>
      <td className={toneOf(luck)}>{words.signed(luck)}</td>
    </>
  )
}

function toneOf(luck: number): string {
  if (luck === 0) return 'figure'
  return luck > 0 ? 'figure luck__good' : 'figure luck__bad'
}

function tenths(amount: number): number {
  return Math.round(amount * 10) / 10
}

function swingOf(swing: Throw, nameOf: (reason: Throw['reason']) => string): Message {
  const { measure, turn, nation, reason, place = '', expected, rolled } = swing
  const params = {
    turn,
    nation: reference('nation', nation),
    place: isProvinceId(place) || isSeaId(place) ? reference('place', place) : reference('place', 'reserve')
  }
  if (measure === 'swords')
    return message('luck.many-hits', { ...params, hits: rolled, needed: tenths(expected) })
  if (measure === 'two-dice') return message('luck.two-dice-rolled', { ...params, natural: rolled })
  const odds = { ...params, percent: Math.round(100 * expected), what: nameOf(reason) }
  return message(rolled > 0 ? 'luck.against-odds' : 'luck.despite-odds', odds)
}
