import { pageBoard } from './page-board.ts'
import { pageDeals } from './page-deals.ts'
import { pageLore } from './page-lore.ts'
import { pageQuestions } from './page-questions.ts'
import { pageSetUp } from './page-set-up.ts'

/** What only the page says. */
export const page = { ...pageBoard, ...pageDeals, ...pageLore, ...pageQuestions, ...pageSetUp }
