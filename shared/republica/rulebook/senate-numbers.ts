import type { Numbers } from '../../words/rule-book.ts'
import { APPEAL_VOTES, KILLED_UP_TO } from '../content/appeal-table.ts'
import { landBillIds } from '../content/ids.ts'
import { landBills } from '../content/tables.ts'

const BILL_NAMES = { I: 'One', II: 'Two', III: 'Three' } as const
const TOTALS = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'] as const

/** 9.63, 9.631: the table of land certificates: `bill.costTwo`. */
const bills = landBillIds.flatMap((id): (readonly [string, number])[] => {
  const { cost, pass, repeal } = landBills[id]
  const name = BILL_NAMES[id]
  return [
    [`bill.cost${name}`, cost],
    [`bill.unrest${name}`, pass.unrest],
    [`bill.sponsor${name}`, pass.sponsor],
    [`bill.cosponsor${name}`, pass.cosponsor],
    [`bill.against${name}`, pass.against],
    ...(repeal
      ? ([
          [`bill.repealUnrest${name}`, repeal.unrest],
          [`bill.repealSponsor${name}`, repeal.sponsor],
          [`bill.repealVoters${name}`, repeal.inFavour]
        ] as const)
      : [])
  ]
})

/** 9.44: the table of the appeal: `appeal.tSeven` is 7, `appeal.vSeven` the votes that it brings. */
const appeals = TOTALS.flatMap((name, index): (readonly [string, number])[] => [
  [`appeal.t${name}`, KILLED_UP_TO + 1 + index],
  [`appeal.v${name}`, APPEAL_VOTES[index] ?? 0]
])

/** The numbers of the tables in the texts of chapter 9. */
export const senateNumbers: Numbers = Object.fromEntries([
  ...bills,
  ...appeals,
  ['appeal.killed', KILLED_UP_TO]
])
