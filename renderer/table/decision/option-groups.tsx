import type { ReactNode } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import type { Message } from '#shared/engine/message.ts'
import { useWords } from '../../i18n/words.tsx'

/** A list with more options than this can be searched, filtered and grouped. */
export const LONG_LIST = 12

/** A place, or a message of the rules. */
export type GroupHeading = { readonly place: string } | Message

interface OptionGroupsProps<Item extends { readonly option: Option }> {
  readonly items: readonly Item[]
  /** The heading of an option; options without one come before all groups. */
  readonly headingOf: (option: Option) => GroupHeading | null
  /** Whether a group is open. A closed one shows only its name and count. */
  readonly isOpen: (heading: GroupHeading, items: readonly Item[]) => boolean
  /** How many options an item stands for. Default: 1. */
  readonly sizeOf?: (item: Item) => number
  readonly children: (item: Item) => ReactNode
}

/** Groups a long list by heading. Groups can be folded. */
export function OptionGroups<Item extends { readonly option: Option }>(props: OptionGroupsProps<Item>) {
  const { items, headingOf, isOpen, sizeOf = () => 1, children } = props
  const words = useWords()
  const headingText = (heading: GroupHeading) =>
    'place' in heading ? words.name('place', heading.place) : words.say(heading)
  const groups = Map.groupBy(items, ({ option }) => {
    const heading = headingOf(option)
    return heading === null ? null : headingText(heading)
  })
  // Groups of one would only cost an extra click.
  if (items.length <= LONG_LIST || groups.size < 2 || groups.size > items.length / 2)
    return items.map(children)
  return (
    <>
      {groups.get(null)?.map(children)}
      {[...groups].map(([said, members]) => {
        const heading = members[0] ? headingOf(members[0].option) : null
        if (said === null || heading === null) return null
        const open = isOpen(heading, members)
        return (
          <Group key={`${said} ${open}`} open={open}>
            <summary>
              <span>{said}</span>
              <span className="option-group__count">
                {members.reduce((sum, item) => sum + sizeOf(item), 0)}
              </span>
            </summary>
            <div className="option-group__list">{members.map(children)}</div>
          </Group>
        )
      })}
    </>
  )
}

/** Re-created when `open` changes; in between the player folds it. */
function Group({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details className="option-group" open={open}>
      {children}
    </details>
  )
}
