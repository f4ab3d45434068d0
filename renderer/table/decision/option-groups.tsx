import type { ReactNode } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import type { Message } from '#shared/engine/message.ts'
import { useWords } from '../../i18n/words.tsx'

/** More options than this are searched, filtered and grouped. */
export const MANY = 12

/** A place by its id, or words of the rules. */
export type Heading = { readonly place: string } | Message

interface OptionGroupsProps<Item extends { readonly option: Option }> {
  readonly items: readonly Item[]
  /** What an option is listed under; null stands before all groups. */
  readonly headingOf: (option: Option) => Heading | null
  /** Which groups are open: the rest show their name and number only. */
  readonly isOpen: (heading: Heading, items: readonly Item[]) => boolean
  /** How many an item stands for, where it is more than one. */
  readonly sizeOf?: (item: Item) => number
  readonly children: (item: Item) => ReactNode
}

/** A long list by places, each of which folds away. */
export function OptionGroups<Item extends { readonly option: Option }>(props: OptionGroupsProps<Item>) {
  const { items, headingOf, isOpen, sizeOf = () => 1, children } = props
  const words = useWords()
  const saidOf = (heading: Heading) =>
    'place' in heading ? words.name('place', heading.place) : words.say(heading)
  const groups = Map.groupBy(items, ({ option }) => {
    const heading = headingOf(option)
    return heading === null ? null : saidOf(heading)
  })
  // Groups of one would only add a click.
  if (items.length <= MANY || groups.size < 2 || groups.size > items.length / 2) return items.map(children)
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

/** Made anew when it is to open or close by itself; in between the player folds it. */
function Group({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details className="option-group" open={open}>
      {children}
    </details>
  )
}
