/** Lists: one page at a time, or every object of all of them. */
import { ArgumentError, SvcError } from "./error.ts";
import type { ResponseMetadata } from "./response.ts";

type Params = Readonly<Record<string, unknown>>;
type Cursor = "none" | "forward" | "both";

interface Envelope<T> {
  readonly data: readonly T[];
  readonly has_more?: boolean;
  readonly next_cursor?: string | null;
  readonly page?: number;
  readonly pages?: number;
}

/** Fetches a page with these parameters in place of those of the call. */
type FetchPage<T> = (
  params: Params,
) => Promise<{ envelope: Envelope<T>; response: ResponseMetadata }>;

interface PageSource<T> {
  readonly fetch: FetchPage<T>;
  readonly params: Params;
  readonly cursor: Cursor;
}

export class Page<T> implements AsyncIterable<T> {
  /** The objects of this page. */
  readonly data: readonly T[];
  readonly #source: PageSource<T>;
  readonly #envelope: Envelope<T>;
  declare readonly responseMetadata: ResponseMetadata;

  constructor(source: PageSource<T>, envelope: Envelope<T>, response: ResponseMetadata) {
    this.#source = source;
    this.#envelope = envelope;
    this.data = envelope.data;
    Object.defineProperty(this, "responseMetadata", { value: response });
  }

  /** Whether there are more objects in the direction of this page's request. */
  get hasMore(): boolean {
    const { has_more, page, pages } = this.#envelope;
    return has_more ?? (page !== undefined && pages !== undefined && page < pages);
  }

  /** Where the next page begins: keep it, and go on from it another day. */
  get nextCursor(): string | null {
    return this.#envelope.next_cursor ?? null;
  }

  /** The answer as it came, with what this page says besides its objects. */
  get envelope(): Readonly<Record<string, unknown>> {
    return this.#envelope as unknown as Record<string, unknown>;
  }

  /** The next page in the direction of this one; null on the last. */
  async nextPage(): Promise<Page<T> | null> {
    if (!this.hasMore) return null;
    const { params } = this.#source;
    const { page, next_cursor } = this.#envelope;
    if (page !== undefined) return this.#with({ ...params, page: page + 1 });
    const name = params.ending_before === undefined ? "starting_after" : "ending_before";
    if (!next_cursor) return null;
    if (next_cursor === params[name]) {
      throw new SvcError("The list repeats its cursor; going on would never end.");
    }
    return this.#with({ ...params, [name]: next_cursor });
  }

  /** The page on the other side of this one; null when it has no objects to start from. */
  async previousPage(): Promise<Page<T> | null> {
    const { params, cursor } = this.#source;
    const { page } = this.#envelope;
    if (page !== undefined) return page > 1 ? this.#with({ ...params, page: page - 1 }) : null;
    if (cursor !== "both") throw new ArgumentError("This list goes one way only.");
    const { starting_after: _, ending_before, ...others } = params;
    const edge = ending_before === undefined ? this.data[0] : this.data.at(-1);
    const id = (edge as { id?: string } | undefined)?.id;
    if (id === undefined) return null;
    const name = ending_before === undefined ? "ending_before" : "starting_after";
    return this.#with({ ...others, [name]: id });
  }

  /** This page and all after it. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let page: Page<T> | null = this;
    while (page !== null) {
      yield page;
      page = await page.nextPage();
    }
  }

  /** Every object of this page and of all after it; stopping early asks for nothing more. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  async #with(params: Params): Promise<Page<T>> {
    const source = { ...this.#source, params };
    const { envelope, response } = await source.fetch(params);
    return new Page(source, envelope, response);
  }
}

/** A list that was asked for: await it for its first page, or iterate it for every object. */
export class PageRequest<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #source: PageSource<T>;
  #first: Promise<Page<T>> | null = null;

  constructor(source: PageSource<T>) {
    this.#source = source;
  }

  // biome-ignore lint/suspicious/noThenProperty: a list is awaited for its first page.
  then<A = Page<T>, B = never>(
    onPage?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#page().then(onPage, onError);
  }

  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    yield* (await this.#page()).pages();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    yield* await this.#page();
  }

  #page(): Promise<Page<T>> {
    this.#first ??= this.#fetch();
    return this.#first;
  }

  async #fetch(): Promise<Page<T>> {
    const { envelope, response } = await this.#source.fetch(this.#source.params);
    return new Page(this.#source, envelope, response);
  }
}
