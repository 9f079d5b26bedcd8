package com.example.svc.till;

import com.example.svc.exception.ConfigurationException;
import java.nio.file.Path;

/** Opens the folder of its argument and prints whether it could. */
final class OtherProgram {
  private OtherProgram() {}

  public static void main(String[] args) {
    try (FileSaleStore store = new FileSaleStore(Path.of(args[0]))) {
      System.out.print(store.open().isEmpty() ? "opened" : "opened, and sales are in it");
    } catch (ConfigurationException refused) {
      System.out.print("refused");
    }
  }
}
