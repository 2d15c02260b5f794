/** One player on two devices. */
import { expect, test } from "./server";

test("a link carries a player to another device, once", async ({ browser, server }) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: server.url })));
  const [laptop, phone] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!laptop || !phone) throw new Error("two pages were opened");
  await laptop.request.post("/api/session", { data: { name: "Ada" } });
  await laptop.goto("/me");
  await laptop.getByRole("button", { name: "Show a link and a code" }).click();
  const link = await laptop.getByLabel("The link for the other device").inputValue();

  await phone.goto(link);
  await phone.getByRole("button", { name: "Enter" }).click();
  await expect(phone.getByText("You are Ada now")).toBeVisible();
  const who = await Promise.all(
    [laptop, phone].map(async (page) => (await page.request.get("/api/session")).json() as Promise<unknown>),
  );
  expect(who[0]).toEqual(who[1]);

  await phone.goto("about:blank");
  await phone.goto(link);
  await phone.getByRole("button", { name: "Enter" }).click();
  await expect(phone.getByText("this code is wrong, used or too old")).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});
