import { EmpirePicture } from './empire-picture.tsx'

const WIDTH = 720

/** Some of the pieces of the game, each where it might stand. */
const pieces = {
  thracia: { 'hagia-sophia': 1, hippodrome: 1, senator: 1 },
  italia: { legion: 1, church: 1 },
  'mare-tyrrhenum': { dromon: 1, 'merchant-ship': 1 },
  africa: { cataphract: 1, monastery: 1 },
  aegyptus: { monk: 1, caravan: 1 },
  oriens: { fortification: 1, 'siege-tower': 1, merchant: 1 }
} as const

export default function ShelfPicture() {
  return <EmpirePicture width={WIDTH} map={pieces} />
}
