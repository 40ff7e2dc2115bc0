import { createServer, type RequestListener } from 'node:http'
import { openServer } from '../support/open-server.ts'

export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>

/** Starts a server on a free port that responds by `answer`. `asked` lists the requested paths. */
export async function startPictureServer(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  return { ...(await openServer(server)), asked }
}
