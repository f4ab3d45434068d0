import type { NationId } from '#shared/invasions/content/ids.ts'
import { type Ledger, ledgerOf } from '#shared/invasions/queries/administration/ledger.ts'
import { lostAboveLimit } from '#shared/invasions/queries/administration/treasury.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

interface LedgerViewProps {
  readonly view: InvasionsView
  readonly nation: NationId
  /** The cost of the draft. */
  readonly spending: number
}

/** The accounts of a nation: three figures, which open every line with its rule. */
export function LedgerView({ view, nation, spending }: LedgerViewProps) {
  const words = useInvasionsWords()
  const ledger = ledgerOf(boardOf(view), nation)
  const { treasury, net, isToCome, after } = ledger
  const left = after - spending
  return (
    <section
      className="ledger"
      aria-label={words.text('ledger.label', { nation: reference('nation', nation) })}
    >
      <details>
        <summary>
          <Figure label={words.text('ledger.now')} gold={String(treasury)} />
          {isToCome && <Figure label={words.text('ledger.income')} gold={words.signed(net)} />}
          {spending > 0 && (
            <Figure
              label={words.text(isToCome ? 'ledger.price' : 'ledger.spending')}
              gold={words.signed(-spending)}
            />
          )}
          {(isToCome || spending > 0) && (
            <Figure label={words.text(isToCome ? 'ledger.after' : 'ledger.left')} gold={String(left)} isSum />
          )}
        </summary>
        <Lines ledger={ledger} />
      </details>
    </section>
  )
}

function Figure({ label, gold, isSum = false }: { label: string; gold: string; isSum?: boolean }) {
  return (
    <span className={isSum ? 'ledger__figure ledger__figure--sum' : 'ledger__figure'}>
      <span>{label}</span> <strong>{gold}</strong>
    </span>
  )
}

function Lines({ ledger: { lines, net, isToCome } }: { readonly ledger: Ledger }) {
  const words = useInvasionsWords()
  return (
    <>
      <p className="realm-hint">{words.text(isToCome ? 'ledger.unchosen' : 'ledger.counted')}</p>
      <table className="ledger__lines">
        <tbody>
          {lines.map(({ item, gold, rule }) => (
            <tr key={item}>
              <th scope="row">{words.text(`ledger.item.${item}`)}</th>
              <td>{words.signed(gold)}</td>
              <td>
                <RuleChip rule={rule} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.text('ledger.net')}</th>
            <td>{words.signed(net)}</td>
            <td>
              <RuleChip rule="XIV.H" />
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}

/** Warns of what the accounts lead to, before the player answers. */
export function LedgerWarnings({ view, nation, spending }: LedgerViewProps) {
  const words = useInvasionsWords()
  const { isToCome, after, unpaid } = ledgerOf(boardOf(view), nation)
  // Before the purchases nothing is lost: gold above the limit can still be spent.
  const lost = isToCome ? 0 : lostAboveLimit(after - spending)
  return (
    <>
      {lost > 0 && <Warning text={words.text('ledger.lost', { gold: lost })} rule="XIV.A" />}
      {unpaid > 0 && <Warning text={words.text('ledger.unpaid', { gold: unpaid })} rule="XIV.J" />}
    </>
  )
}

function Warning({ text, rule }: { readonly text: string; readonly rule: string }) {
  return (
    <p className="ledger__warning" role="status">
      <Icon name="warning" size={16} />
      <span>{text}</span>
      <RuleChip rule={rule} />
    </p>
  )
}
