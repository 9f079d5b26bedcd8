import { firstLineOf, type Toolchain } from "./toolchain.ts";

export const laravel: Toolchain = {
  name: "Laravel",
  needed_by: "the sample on Laravel",
  packages: ["php-laravel-framework"],
  find() {
    const load = "require 'Illuminate/autoload.php';";
    return firstLineOf("php", "-r", `${load} echo Illuminate\\Foundation\\Application::VERSION;`);
  },
};
