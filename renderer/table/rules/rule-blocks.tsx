import { type ComponentType, Fragment } from 'react'
import type { Block } from '#shared/words/rule-book.ts'
import { useWords } from '../../i18n/words.tsx'
import { ruleTextParts } from './rule-text-parts.ts'

interface BlockContext {
  readonly Picture: ComponentType<{ readonly id: string }>
  readonly onRule: (section: string) => void
}

/** The text of a rule. */
export function RuleBlocks({ blocks, ...shown }: BlockContext & { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // The blocks of a rule have no identity besides their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      <BlockView block={block} {...shown} />
    </Fragment>
  ))
}

function BlockView({ block, Picture, onRule }: BlockContext & { readonly block: Block }) {
  const words = useWords()
  const said = (text: string) => <RuleText text={text} onRule={onRule} />
  if (typeof block === 'string') return <p>{said(block)}</p>
  if ('list' in block) {
    return (
      <ul className="rules__list">
        {block.list.map((item) => (
          <li key={item}>{said(item)}</li>
        ))}
      </ul>
    )
  }
  if ('example' in block) {
    return (
      <p className="rules__example">
        <b>{words.text('book.example')}</b> {said(block.example)}
      </p>
    )
  }
  if ('picture' in block) {
    return (
      <figure className="rules__picture">
        <Picture id={block.picture} />
      </figure>
    )
  }
  return <RuleTable block={block} said={said} />
}

interface RuleTableProps {
  readonly block: Extract<Block, { readonly rows: unknown }>
  readonly said: (text: string) => React.ReactNode
}

function RuleTable({ block: { head, rows }, said }: RuleTableProps) {
  return (
    <div className="rules__table">
      <table>
        {head && (
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {said(cell)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                // The cells of a row never change their order.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={index} className={isFigure(cell) ? 'rules__figure' : undefined}>
                  {said(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isFigure = (cell: string): boolean => /^[+−]?[\d½]*[+−]?$/.test(cell)

/** A text of the rules in which every named section is a link. */
export function RuleText({
  text,
  onRule
}: {
  readonly text: string
  readonly onRule: BlockContext['onRule']
}) {
  return ruleTextParts(text).map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never change their order
        key={index}
        type="button"
        className="rules__link"
        onClick={() => onRule(piece.section)}
      >
        {piece.section}
      </button>
    )
  )
}
