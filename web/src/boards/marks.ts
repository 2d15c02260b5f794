/** Reading the marks of pieces and zones: a mark that is missing, or of another type, reads as nothing. */
import type { Marks } from "~/client/types";

export const flag = (marks: Marks, key: string): boolean => marks[key] === true;

export function text(marks: Marks, key: string): string | null {
  const value: unknown = marks[key];
  return typeof value === "string" ? value : null;
}

export function count(marks: Marks, key: string): number {
  const value: unknown = marks[key];
  return typeof value === "number" ? value : 0;
}

export function list(marks: Marks, key: string): string[] {
  const value: unknown = marks[key];
  return Array.isArray(value) ? value.map(String) : [];
}

export function numbers(marks: Marks, key: string): number[] {
  const value: unknown = marks[key];
  return Array.isArray(value) ? value.map(Number) : [];
}
