import { createServer, type RequestListener } from 'node:http'
import { openServer } from '../support/open-server.ts'

export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>

/** Starts a server on a free port. `answer` handles its requests, and `asked` lists their paths. */
export async function startPictureServer(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  return { ...(await openServer(server)), asked }
}
